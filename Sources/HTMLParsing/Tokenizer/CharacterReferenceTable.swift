// The named character references of the HTML standard, section 13.5.
// Generated: do not edit; run Scripts/generate-character-references.py.
// swift-format-ignore-file

/// The names, sorted by their bytes, and the text each stands for, as constant bytes that need no work
/// at start-up.
enum CharacterReferenceTable {
    /// How many names there are.
    static let count = 2231

    /// The length of the longest name in bytes, without the ampersand.
    static let longestName = 32

    /// The names without the ampersand, one after the other; most end in a semicolon.
    static let names: StaticString = """
        AEligAElig;AMPAMP;AacuteAacute;Abreve;AcircAcirc;Acy;Afr;AgraveAgrave;Alpha;Amacr;And;Aogon;Aopf;\
        ApplyFunction;AringAring;Ascr;Assign;AtildeAtilde;AumlAuml;Backslash;Barv;Barwed;Bcy;Because;\
        Bernoullis;Beta;Bfr;Bopf;Breve;Bscr;Bumpeq;CHcy;COPYCOPY;Cacute;Cap;CapitalDifferentialD;Cayleys;\
        Ccaron;CcedilCcedil;Ccirc;Cconint;Cdot;Cedilla;CenterDot;Cfr;Chi;CircleDot;CircleMinus;CirclePlus;\
        CircleTimes;ClockwiseContourIntegral;CloseCurlyDoubleQuote;CloseCurlyQuote;Colon;Colone;Congruent;\
        Conint;ContourIntegral;Copf;Coproduct;CounterClockwiseContourIntegral;Cross;Cscr;Cup;CupCap;DD;\
        DDotrahd;DJcy;DScy;DZcy;Dagger;Darr;Dashv;Dcaron;Dcy;Del;Delta;Dfr;DiacriticalAcute;DiacriticalDot;\
        DiacriticalDoubleAcute;DiacriticalGrave;DiacriticalTilde;Diamond;DifferentialD;Dopf;Dot;DotDot;\
        DotEqual;DoubleContourIntegral;DoubleDot;DoubleDownArrow;DoubleLeftArrow;DoubleLeftRightArrow;\
        DoubleLeftTee;DoubleLongLeftArrow;DoubleLongLeftRightArrow;DoubleLongRightArrow;DoubleRightArrow;\
        DoubleRightTee;DoubleUpArrow;DoubleUpDownArrow;DoubleVerticalBar;DownArrow;DownArrowBar;\
        DownArrowUpArrow;DownBreve;DownLeftRightVector;DownLeftTeeVector;DownLeftVector;DownLeftVectorBar;\
        DownRightTeeVector;DownRightVector;DownRightVectorBar;DownTee;DownTeeArrow;Downarrow;Dscr;Dstrok;\
        ENG;ETHETH;EacuteEacute;Ecaron;EcircEcirc;Ecy;Edot;Efr;EgraveEgrave;Element;Emacr;EmptySmallSquare;\
        EmptyVerySmallSquare;Eogon;Eopf;Epsilon;Equal;EqualTilde;Equilibrium;Escr;Esim;Eta;EumlEuml;Exists;\
        ExponentialE;Fcy;Ffr;FilledSmallSquare;FilledVerySmallSquare;Fopf;ForAll;Fouriertrf;Fscr;GJcy;GTGT;\
        Gamma;Gammad;Gbreve;Gcedil;Gcirc;Gcy;Gdot;Gfr;Gg;Gopf;GreaterEqual;GreaterEqualLess;\
        GreaterFullEqual;GreaterGreater;GreaterLess;GreaterSlantEqual;GreaterTilde;Gscr;Gt;HARDcy;Hacek;Hat;\
        Hcirc;Hfr;HilbertSpace;Hopf;HorizontalLine;Hscr;Hstrok;HumpDownHump;HumpEqual;IEcy;IJlig;IOcy;Iacute\
        Iacute;IcircIcirc;Icy;Idot;Ifr;IgraveIgrave;Im;Imacr;ImaginaryI;Implies;Int;Integral;Intersection;\
        InvisibleComma;InvisibleTimes;Iogon;Iopf;Iota;Iscr;Itilde;Iukcy;IumlIuml;Jcirc;Jcy;Jfr;Jopf;Jscr;\
        Jsercy;Jukcy;KHcy;KJcy;Kappa;Kcedil;Kcy;Kfr;Kopf;Kscr;LJcy;LTLT;Lacute;Lambda;Lang;Laplacetrf;Larr;\
        Lcaron;Lcedil;Lcy;LeftAngleBracket;LeftArrow;LeftArrowBar;LeftArrowRightArrow;LeftCeiling;\
        LeftDoubleBracket;LeftDownTeeVector;LeftDownVector;LeftDownVectorBar;LeftFloor;LeftRightArrow;\
        LeftRightVector;LeftTee;LeftTeeArrow;LeftTeeVector;LeftTriangle;LeftTriangleBar;LeftTriangleEqual;\
        LeftUpDownVector;LeftUpTeeVector;LeftUpVector;LeftUpVectorBar;LeftVector;LeftVectorBar;Leftarrow;\
        Leftrightarrow;LessEqualGreater;LessFullEqual;LessGreater;LessLess;LessSlantEqual;LessTilde;Lfr;Ll;\
        Lleftarrow;Lmidot;LongLeftArrow;LongLeftRightArrow;LongRightArrow;Longleftarrow;Longleftrightarrow;\
        Longrightarrow;Lopf;LowerLeftArrow;LowerRightArrow;Lscr;Lsh;Lstrok;Lt;Map;Mcy;MediumSpace;Mellintrf;\
        Mfr;MinusPlus;Mopf;Mscr;Mu;NJcy;Nacute;Ncaron;Ncedil;Ncy;NegativeMediumSpace;NegativeThickSpace;\
        NegativeThinSpace;NegativeVeryThinSpace;NestedGreaterGreater;NestedLessLess;NewLine;Nfr;NoBreak;\
        NonBreakingSpace;Nopf;Not;NotCongruent;NotCupCap;NotDoubleVerticalBar;NotElement;NotEqual;\
        NotEqualTilde;NotExists;NotGreater;NotGreaterEqual;NotGreaterFullEqual;NotGreaterGreater;\
        NotGreaterLess;NotGreaterSlantEqual;NotGreaterTilde;NotHumpDownHump;NotHumpEqual;NotLeftTriangle;\
        NotLeftTriangleBar;NotLeftTriangleEqual;NotLess;NotLessEqual;NotLessGreater;NotLessLess;\
        NotLessSlantEqual;NotLessTilde;NotNestedGreaterGreater;NotNestedLessLess;NotPrecedes;\
        NotPrecedesEqual;NotPrecedesSlantEqual;NotReverseElement;NotRightTriangle;NotRightTriangleBar;\
        NotRightTriangleEqual;NotSquareSubset;NotSquareSubsetEqual;NotSquareSuperset;NotSquareSupersetEqual;\
        NotSubset;NotSubsetEqual;NotSucceeds;NotSucceedsEqual;NotSucceedsSlantEqual;NotSucceedsTilde;\
        NotSuperset;NotSupersetEqual;NotTilde;NotTildeEqual;NotTildeFullEqual;NotTildeTilde;NotVerticalBar;\
        Nscr;NtildeNtilde;Nu;OElig;OacuteOacute;OcircOcirc;Ocy;Odblac;Ofr;OgraveOgrave;Omacr;Omega;Omicron;\
        Oopf;OpenCurlyDoubleQuote;OpenCurlyQuote;Or;Oscr;OslashOslash;OtildeOtilde;Otimes;OumlOuml;OverBar;\
        OverBrace;OverBracket;OverParenthesis;PartialD;Pcy;Pfr;Phi;Pi;PlusMinus;Poincareplane;Popf;Pr;\
        Precedes;PrecedesEqual;PrecedesSlantEqual;PrecedesTilde;Prime;Product;Proportion;Proportional;Pscr;\
        Psi;QUOTQUOT;Qfr;Qopf;Qscr;RBarr;REGREG;Racute;Rang;Rarr;Rarrtl;Rcaron;Rcedil;Rcy;Re;ReverseElement;\
        ReverseEquilibrium;ReverseUpEquilibrium;Rfr;Rho;RightAngleBracket;RightArrow;RightArrowBar;\
        RightArrowLeftArrow;RightCeiling;RightDoubleBracket;RightDownTeeVector;RightDownVector;\
        RightDownVectorBar;RightFloor;RightTee;RightTeeArrow;RightTeeVector;RightTriangle;RightTriangleBar;\
        RightTriangleEqual;RightUpDownVector;RightUpTeeVector;RightUpVector;RightUpVectorBar;RightVector;\
        RightVectorBar;Rightarrow;Ropf;RoundImplies;Rrightarrow;Rscr;Rsh;RuleDelayed;SHCHcy;SHcy;SOFTcy;\
        Sacute;Sc;Scaron;Scedil;Scirc;Scy;Sfr;ShortDownArrow;ShortLeftArrow;ShortRightArrow;ShortUpArrow;\
        Sigma;SmallCircle;Sopf;Sqrt;Square;SquareIntersection;SquareSubset;SquareSubsetEqual;SquareSuperset;\
        SquareSupersetEqual;SquareUnion;Sscr;Star;Sub;Subset;SubsetEqual;Succeeds;SucceedsEqual;\
        SucceedsSlantEqual;SucceedsTilde;SuchThat;Sum;Sup;Superset;SupersetEqual;Supset;THORNTHORN;TRADE;\
        TSHcy;TScy;Tab;Tau;Tcaron;Tcedil;Tcy;Tfr;Therefore;Theta;ThickSpace;ThinSpace;Tilde;TildeEqual;\
        TildeFullEqual;TildeTilde;Topf;TripleDot;Tscr;Tstrok;UacuteUacute;Uarr;Uarrocir;Ubrcy;Ubreve;Ucirc\
        Ucirc;Ucy;Udblac;Ufr;UgraveUgrave;Umacr;UnderBar;UnderBrace;UnderBracket;UnderParenthesis;Union;\
        UnionPlus;Uogon;Uopf;UpArrow;UpArrowBar;UpArrowDownArrow;UpDownArrow;UpEquilibrium;UpTee;UpTeeArrow;\
        Uparrow;Updownarrow;UpperLeftArrow;UpperRightArrow;Upsi;Upsilon;Uring;Uscr;Utilde;UumlUuml;VDash;\
        Vbar;Vcy;Vdash;Vdashl;Vee;Verbar;Vert;VerticalBar;VerticalLine;VerticalSeparator;VerticalTilde;\
        VeryThinSpace;Vfr;Vopf;Vscr;Vvdash;Wcirc;Wedge;Wfr;Wopf;Wscr;Xfr;Xi;Xopf;Xscr;YAcy;YIcy;YUcy;Yacute\
        Yacute;Ycirc;Ycy;Yfr;Yopf;Yscr;Yuml;ZHcy;Zacute;Zcaron;Zcy;Zdot;ZeroWidthSpace;Zeta;Zfr;Zopf;Zscr;\
        aacuteaacute;abreve;ac;acE;acd;acircacirc;acuteacute;acy;aeligaelig;af;afr;agraveagrave;alefsym;\
        aleph;alpha;amacr;amalg;ampamp;and;andand;andd;andslope;andv;ang;ange;angle;angmsd;angmsdaa;\
        angmsdab;angmsdac;angmsdad;angmsdae;angmsdaf;angmsdag;angmsdah;angrt;angrtvb;angrtvbd;angsph;angst;\
        angzarr;aogon;aopf;ap;apE;apacir;ape;apid;apos;approx;approxeq;aringaring;ascr;ast;asymp;asympeq;\
        atildeatilde;aumlauml;awconint;awint;bNot;backcong;backepsilon;backprime;backsim;backsimeq;barvee;\
        barwed;barwedge;bbrk;bbrktbrk;bcong;bcy;bdquo;becaus;because;bemptyv;bepsi;bernou;beta;beth;between;\
        bfr;bigcap;bigcirc;bigcup;bigodot;bigoplus;bigotimes;bigsqcup;bigstar;bigtriangledown;bigtriangleup;\
        biguplus;bigvee;bigwedge;bkarow;blacklozenge;blacksquare;blacktriangle;blacktriangledown;\
        blacktriangleleft;blacktriangleright;blank;blk12;blk14;blk34;block;bne;bnequiv;bnot;bopf;bot;bottom;\
        bowtie;boxDL;boxDR;boxDl;boxDr;boxH;boxHD;boxHU;boxHd;boxHu;boxUL;boxUR;boxUl;boxUr;boxV;boxVH;\
        boxVL;boxVR;boxVh;boxVl;boxVr;boxbox;boxdL;boxdR;boxdl;boxdr;boxh;boxhD;boxhU;boxhd;boxhu;boxminus;\
        boxplus;boxtimes;boxuL;boxuR;boxul;boxur;boxv;boxvH;boxvL;boxvR;boxvh;boxvl;boxvr;bprime;breve;\
        brvbarbrvbar;bscr;bsemi;bsim;bsime;bsol;bsolb;bsolhsub;bull;bullet;bump;bumpE;bumpe;bumpeq;cacute;\
        cap;capand;capbrcup;capcap;capcup;capdot;caps;caret;caron;ccaps;ccaron;ccedilccedil;ccirc;ccups;\
        ccupssm;cdot;cedilcedil;cemptyv;centcent;centerdot;cfr;chcy;check;checkmark;chi;cir;cirE;circ;\
        circeq;circlearrowleft;circlearrowright;circledR;circledS;circledast;circledcirc;circleddash;cire;\
        cirfnint;cirmid;cirscir;clubs;clubsuit;colon;colone;coloneq;comma;commat;comp;compfn;complement;\
        complexes;cong;congdot;conint;copf;coprod;copycopy;copysr;crarr;cross;cscr;csub;csube;csup;csupe;\
        ctdot;cudarrl;cudarrr;cuepr;cuesc;cularr;cularrp;cup;cupbrcap;cupcap;cupcup;cupdot;cupor;cups;\
        curarr;curarrm;curlyeqprec;curlyeqsucc;curlyvee;curlywedge;currencurren;curvearrowleft;\
        curvearrowright;cuvee;cuwed;cwconint;cwint;cylcty;dArr;dHar;dagger;daleth;darr;dash;dashv;dbkarow;\
        dblac;dcaron;dcy;dd;ddagger;ddarr;ddotseq;degdeg;delta;demptyv;dfisht;dfr;dharl;dharr;diam;diamond;\
        diamondsuit;diams;die;digamma;disin;div;dividedivide;divideontimes;divonx;djcy;dlcorn;dlcrop;dollar;\
        dopf;dot;doteq;doteqdot;dotminus;dotplus;dotsquare;doublebarwedge;downarrow;downdownarrows;\
        downharpoonleft;downharpoonright;drbkarow;drcorn;drcrop;dscr;dscy;dsol;dstrok;dtdot;dtri;dtrif;\
        duarr;duhar;dwangle;dzcy;dzigrarr;eDDot;eDot;eacuteeacute;easter;ecaron;ecir;ecircecirc;ecolon;ecy;\
        edot;ee;efDot;efr;eg;egraveegrave;egs;egsdot;el;elinters;ell;els;elsdot;emacr;empty;emptyset;emptyv;\
        emsp13;emsp14;emsp;eng;ensp;eogon;eopf;epar;eparsl;eplus;epsi;epsilon;epsiv;eqcirc;eqcolon;eqsim;\
        eqslantgtr;eqslantless;equals;equest;equiv;equivDD;eqvparsl;erDot;erarr;escr;esdot;esim;eta;etheth;\
        eumleuml;euro;excl;exist;expectation;exponentiale;fallingdotseq;fcy;female;ffilig;fflig;ffllig;ffr;\
        filig;fjlig;flat;fllig;fltns;fnof;fopf;forall;fork;forkv;fpartint;frac12frac12;frac13;frac14frac14;\
        frac15;frac16;frac18;frac23;frac25;frac34frac34;frac35;frac38;frac45;frac56;frac58;frac78;frasl;\
        frown;fscr;gE;gEl;gacute;gamma;gammad;gap;gbreve;gcirc;gcy;gdot;ge;gel;geq;geqq;geqslant;ges;gescc;\
        gesdot;gesdoto;gesdotol;gesl;gesles;gfr;gg;ggg;gimel;gjcy;gl;glE;gla;glj;gnE;gnap;gnapprox;gne;gneq;\
        gneqq;gnsim;gopf;grave;gscr;gsim;gsime;gsiml;gtgt;gtcc;gtcir;gtdot;gtlPar;gtquest;gtrapprox;gtrarr;\
        gtrdot;gtreqless;gtreqqless;gtrless;gtrsim;gvertneqq;gvnE;hArr;hairsp;half;hamilt;hardcy;harr;\
        harrcir;harrw;hbar;hcirc;hearts;heartsuit;hellip;hercon;hfr;hksearow;hkswarow;hoarr;homtht;\
        hookleftarrow;hookrightarrow;hopf;horbar;hscr;hslash;hstrok;hybull;hyphen;iacuteiacute;ic;icirc\
        icirc;icy;iecy;iexcliexcl;iff;ifr;igraveigrave;ii;iiiint;iiint;iinfin;iiota;ijlig;imacr;image;\
        imagline;imagpart;imath;imof;imped;in;incare;infin;infintie;inodot;int;intcal;integers;intercal;\
        intlarhk;intprod;iocy;iogon;iopf;iota;iprod;iquestiquest;iscr;isin;isinE;isindot;isins;isinsv;isinv;\
        it;itilde;iukcy;iumliuml;jcirc;jcy;jfr;jmath;jopf;jscr;jsercy;jukcy;kappa;kappav;kcedil;kcy;kfr;\
        kgreen;khcy;kjcy;kopf;kscr;lAarr;lArr;lAtail;lBarr;lE;lEg;lHar;lacute;laemptyv;lagran;lambda;lang;\
        langd;langle;lap;laquolaquo;larr;larrb;larrbfs;larrfs;larrhk;larrlp;larrpl;larrsim;larrtl;lat;\
        latail;late;lates;lbarr;lbbrk;lbrace;lbrack;lbrke;lbrksld;lbrkslu;lcaron;lcedil;lceil;lcub;lcy;ldca;\
        ldquo;ldquor;ldrdhar;ldrushar;ldsh;le;leftarrow;leftarrowtail;leftharpoondown;leftharpoonup;\
        leftleftarrows;leftrightarrow;leftrightarrows;leftrightharpoons;leftrightsquigarrow;leftthreetimes;\
        leg;leq;leqq;leqslant;les;lescc;lesdot;lesdoto;lesdotor;lesg;lesges;lessapprox;lessdot;lesseqgtr;\
        lesseqqgtr;lessgtr;lesssim;lfisht;lfloor;lfr;lg;lgE;lhard;lharu;lharul;lhblk;ljcy;ll;llarr;llcorner;\
        llhard;lltri;lmidot;lmoust;lmoustache;lnE;lnap;lnapprox;lne;lneq;lneqq;lnsim;loang;loarr;lobrk;\
        longleftarrow;longleftrightarrow;longmapsto;longrightarrow;looparrowleft;looparrowright;lopar;lopf;\
        loplus;lotimes;lowast;lowbar;loz;lozenge;lozf;lpar;lparlt;lrarr;lrcorner;lrhar;lrhard;lrm;lrtri;\
        lsaquo;lscr;lsh;lsim;lsime;lsimg;lsqb;lsquo;lsquor;lstrok;ltlt;ltcc;ltcir;ltdot;lthree;ltimes;\
        ltlarr;ltquest;ltrPar;ltri;ltrie;ltrif;lurdshar;luruhar;lvertneqq;lvnE;mDDot;macrmacr;male;malt;\
        maltese;map;mapsto;mapstodown;mapstoleft;mapstoup;marker;mcomma;mcy;mdash;measuredangle;mfr;mho;\
        micromicro;mid;midast;midcir;middotmiddot;minus;minusb;minusd;minusdu;mlcp;mldr;mnplus;models;mopf;\
        mp;mscr;mstpos;mu;multimap;mumap;nGg;nGt;nGtv;nLeftarrow;nLeftrightarrow;nLl;nLt;nLtv;nRightarrow;\
        nVDash;nVdash;nabla;nacute;nang;nap;napE;napid;napos;napprox;natur;natural;naturals;nbspnbsp;nbump;\
        nbumpe;ncap;ncaron;ncedil;ncong;ncongdot;ncup;ncy;ndash;ne;neArr;nearhk;nearr;nearrow;nedot;nequiv;\
        nesear;nesim;nexist;nexists;nfr;ngE;nge;ngeq;ngeqq;ngeqslant;nges;ngsim;ngt;ngtr;nhArr;nharr;nhpar;\
        ni;nis;nisd;niv;njcy;nlArr;nlE;nlarr;nldr;nle;nleftarrow;nleftrightarrow;nleq;nleqq;nleqslant;nles;\
        nless;nlsim;nlt;nltri;nltrie;nmid;nopf;notnot;notin;notinE;notindot;notinva;notinvb;notinvc;notni;\
        notniva;notnivb;notnivc;npar;nparallel;nparsl;npart;npolint;npr;nprcue;npre;nprec;npreceq;nrArr;\
        nrarr;nrarrc;nrarrw;nrightarrow;nrtri;nrtrie;nsc;nsccue;nsce;nscr;nshortmid;nshortparallel;nsim;\
        nsime;nsimeq;nsmid;nspar;nsqsube;nsqsupe;nsub;nsubE;nsube;nsubset;nsubseteq;nsubseteqq;nsucc;\
        nsucceq;nsup;nsupE;nsupe;nsupset;nsupseteq;nsupseteqq;ntgl;ntildentilde;ntlg;ntriangleleft;\
        ntrianglelefteq;ntriangleright;ntrianglerighteq;nu;num;numero;numsp;nvDash;nvHarr;nvap;nvdash;nvge;\
        nvgt;nvinfin;nvlArr;nvle;nvlt;nvltrie;nvrArr;nvrtrie;nvsim;nwArr;nwarhk;nwarr;nwarrow;nwnear;oS;\
        oacuteoacute;oast;ocir;ocircocirc;ocy;odash;odblac;odiv;odot;odsold;oelig;ofcir;ofr;ogon;ograve\
        ograve;ogt;ohbar;ohm;oint;olarr;olcir;olcross;oline;olt;omacr;omega;omicron;omid;ominus;oopf;opar;\
        operp;oplus;or;orarr;ord;order;orderof;ordfordf;ordmordm;origof;oror;orslope;orv;oscr;oslashoslash;\
        osol;otildeotilde;otimes;otimesas;oumlouml;ovbar;par;parapara;parallel;parsim;parsl;part;pcy;percnt;\
        period;permil;perp;pertenk;pfr;phi;phiv;phmmat;phone;pi;pitchfork;piv;planck;planckh;plankv;plus;\
        plusacir;plusb;pluscir;plusdo;plusdu;pluse;plusmnplusmn;plussim;plustwo;pm;pointint;popf;poundpound;\
        pr;prE;prap;prcue;pre;prec;precapprox;preccurlyeq;preceq;precnapprox;precneqq;precnsim;precsim;\
        prime;primes;prnE;prnap;prnsim;prod;profalar;profline;profsurf;prop;propto;prsim;prurel;pscr;psi;\
        puncsp;qfr;qint;qopf;qprime;qscr;quaternions;quatint;quest;questeq;quotquot;rAarr;rArr;rAtail;rBarr;\
        rHar;race;racute;radic;raemptyv;rang;rangd;range;rangle;raquoraquo;rarr;rarrap;rarrb;rarrbfs;rarrc;\
        rarrfs;rarrhk;rarrlp;rarrpl;rarrsim;rarrtl;rarrw;ratail;ratio;rationals;rbarr;rbbrk;rbrace;rbrack;\
        rbrke;rbrksld;rbrkslu;rcaron;rcedil;rceil;rcub;rcy;rdca;rdldhar;rdquo;rdquor;rdsh;real;realine;\
        realpart;reals;rect;regreg;rfisht;rfloor;rfr;rhard;rharu;rharul;rho;rhov;rightarrow;rightarrowtail;\
        rightharpoondown;rightharpoonup;rightleftarrows;rightleftharpoons;rightrightarrows;rightsquigarrow;\
        rightthreetimes;ring;risingdotseq;rlarr;rlhar;rlm;rmoust;rmoustache;rnmid;roang;roarr;robrk;ropar;\
        ropf;roplus;rotimes;rpar;rpargt;rppolint;rrarr;rsaquo;rscr;rsh;rsqb;rsquo;rsquor;rthree;rtimes;rtri;\
        rtrie;rtrif;rtriltri;ruluhar;rx;sacute;sbquo;sc;scE;scap;scaron;sccue;sce;scedil;scirc;scnE;scnap;\
        scnsim;scpolint;scsim;scy;sdot;sdotb;sdote;seArr;searhk;searr;searrow;sectsect;semi;seswar;setminus;\
        setmn;sext;sfr;sfrown;sharp;shchcy;shcy;shortmid;shortparallel;shyshy;sigma;sigmaf;sigmav;sim;\
        simdot;sime;simeq;simg;simgE;siml;simlE;simne;simplus;simrarr;slarr;smallsetminus;smashp;smeparsl;\
        smid;smile;smt;smte;smtes;softcy;sol;solb;solbar;sopf;spades;spadesuit;spar;sqcap;sqcaps;sqcup;\
        sqcups;sqsub;sqsube;sqsubset;sqsubseteq;sqsup;sqsupe;sqsupset;sqsupseteq;squ;square;squarf;squf;\
        srarr;sscr;ssetmn;ssmile;sstarf;star;starf;straightepsilon;straightphi;strns;sub;subE;subdot;sube;\
        subedot;submult;subnE;subne;subplus;subrarr;subset;subseteq;subseteqq;subsetneq;subsetneqq;subsim;\
        subsub;subsup;succ;succapprox;succcurlyeq;succeq;succnapprox;succneqq;succnsim;succsim;sum;sung;sup1\
        sup1;sup2sup2;sup3sup3;sup;supE;supdot;supdsub;supe;supedot;suphsol;suphsub;suplarr;supmult;supnE;\
        supne;supplus;supset;supseteq;supseteqq;supsetneq;supsetneqq;supsim;supsub;supsup;swArr;swarhk;\
        swarr;swarrow;swnwar;szligszlig;target;tau;tbrk;tcaron;tcedil;tcy;tdot;telrec;tfr;there4;therefore;\
        theta;thetasym;thetav;thickapprox;thicksim;thinsp;thkap;thksim;thornthorn;tilde;timestimes;timesb;\
        timesbar;timesd;tint;toea;top;topbot;topcir;topf;topfork;tosa;tprime;trade;triangle;triangledown;\
        triangleleft;trianglelefteq;triangleq;triangleright;trianglerighteq;tridot;trie;triminus;triplus;\
        trisb;tritime;trpezium;tscr;tscy;tshcy;tstrok;twixt;twoheadleftarrow;twoheadrightarrow;uArr;uHar;\
        uacuteuacute;uarr;ubrcy;ubreve;ucircucirc;ucy;udarr;udblac;udhar;ufisht;ufr;ugraveugrave;uharl;\
        uharr;uhblk;ulcorn;ulcorner;ulcrop;ultri;umacr;umluml;uogon;uopf;uparrow;updownarrow;upharpoonleft;\
        upharpoonright;uplus;upsi;upsih;upsilon;upuparrows;urcorn;urcorner;urcrop;uring;urtri;uscr;utdot;\
        utilde;utri;utrif;uuarr;uumluuml;uwangle;vArr;vBar;vBarv;vDash;vangrt;varepsilon;varkappa;\
        varnothing;varphi;varpi;varpropto;varr;varrho;varsigma;varsubsetneq;varsubsetneqq;varsupsetneq;\
        varsupsetneqq;vartheta;vartriangleleft;vartriangleright;vcy;vdash;vee;veebar;veeeq;vellip;verbar;\
        vert;vfr;vltri;vnsub;vnsup;vopf;vprop;vrtri;vscr;vsubnE;vsubne;vsupnE;vsupne;vzigzag;wcirc;wedbar;\
        wedge;wedgeq;weierp;wfr;wopf;wp;wr;wreath;wscr;xcap;xcirc;xcup;xdtri;xfr;xhArr;xharr;xi;xlArr;xlarr;\
        xmap;xnis;xodot;xopf;xoplus;xotime;xrArr;xrarr;xscr;xsqcup;xuplus;xutri;xvee;xwedge;yacuteyacute;\
        yacy;ycirc;ycy;yenyen;yfr;yicy;yopf;yscr;yucy;yumlyuml;zacute;zcaron;zcy;zdot;zeetrf;zeta;zfr;zhcy;\
        zigrarr;zopf;zscr;zwj;zwnj;
        """

    /// Where each name begins in `names`, and the length of `names`.
    static let nameOffsets: [UInt16] = [
        0, 5, 11, 14, 18, 24, 31, 38, 43, 49, 53, 57, 63, 70, 76, 82, 86, 92, 97, 111, 116, 122, 127, 134,
        140, 147, 151, 156, 166, 171, 178, 182, 190, 201, 206, 210, 215, 221, 226, 233, 238, 242, 247, 254,
        258, 279, 287, 294, 300, 307, 313, 321, 326, 334, 344, 348, 352, 362, 374, 385, 397, 422, 444, 460,
        466, 473, 483, 490, 506, 511, 521, 553, 559, 564, 568, 575, 578, 587, 592, 597, 602, 609, 614, 620,
        627, 631, 635, 641, 645, 662, 677, 700, 717, 734, 742, 756, 761, 765, 772, 781, 803, 813, 829, 845,
        866, 880, 900, 925, 946, 963, 978, 992, 1010, 1028, 1038, 1051, 1068, 1078, 1098, 1116, 1131, 1149,
        1168, 1184, 1203, 1211, 1224, 1234, 1239, 1246, 1250, 1253, 1257, 1263, 1270, 1277, 1282, 1288,
        1292, 1297, 1301, 1307, 1314, 1322, 1328, 1345, 1366, 1372, 1377, 1385, 1391, 1402, 1414, 1419,
        1424, 1428, 1432, 1437, 1444, 1457, 1461, 1465, 1483, 1505, 1510, 1517, 1528, 1533, 1538, 1540,
        1543, 1549, 1556, 1563, 1570, 1576, 1580, 1585, 1589, 1592, 1597, 1610, 1627, 1644, 1659, 1671,
        1689, 1702, 1707, 1710, 1717, 1723, 1727, 1733, 1737, 1750, 1755, 1770, 1775, 1782, 1795, 1805,
        1810, 1816, 1821, 1827, 1834, 1839, 1845, 1849, 1854, 1858, 1864, 1871, 1874, 1880, 1891, 1899,
        1903, 1912, 1925, 1940, 1955, 1961, 1966, 1971, 1976, 1983, 1989, 1993, 1998, 2004, 2008, 2012,
        2017, 2022, 2029, 2035, 2040, 2045, 2051, 2058, 2062, 2066, 2071, 2076, 2081, 2083, 2086, 2093,
        2100, 2105, 2116, 2121, 2128, 2135, 2139, 2156, 2166, 2179, 2199, 2211, 2229, 2247, 2262, 2280,
        2290, 2305, 2321, 2329, 2342, 2356, 2369, 2385, 2403, 2420, 2436, 2449, 2465, 2476, 2490, 2500,
        2515, 2532, 2546, 2558, 2567, 2582, 2592, 2596, 2599, 2610, 2617, 2631, 2650, 2665, 2679, 2698,
        2713, 2718, 2733, 2749, 2754, 2758, 2765, 2768, 2772, 2776, 2788, 2798, 2802, 2812, 2817, 2822,
        2825, 2830, 2837, 2844, 2851, 2855, 2875, 2894, 2912, 2934, 2955, 2970, 2978, 2982, 2990, 3007,
        3012, 3016, 3029, 3039, 3060, 3071, 3080, 3094, 3104, 3115, 3131, 3151, 3169, 3184, 3205, 3221,
        3237, 3250, 3266, 3285, 3306, 3314, 3327, 3342, 3354, 3372, 3385, 3409, 3427, 3439, 3456, 3478,
        3496, 3513, 3533, 3555, 3571, 3592, 3610, 3633, 3643, 3658, 3670, 3687, 3709, 3726, 3738, 3755,
        3764, 3778, 3796, 3810, 3825, 3830, 3836, 3843, 3846, 3852, 3858, 3865, 3870, 3876, 3880, 3887,
        3891, 3897, 3904, 3910, 3916, 3924, 3929, 3950, 3965, 3968, 3973, 3979, 3986, 3992, 3999, 4006,
        4010, 4015, 4023, 4033, 4045, 4061, 4070, 4074, 4078, 4082, 4085, 4095, 4109, 4114, 4117, 4126,
        4140, 4159, 4173, 4179, 4187, 4198, 4211, 4216, 4220, 4224, 4229, 4233, 4238, 4243, 4249, 4252,
        4256, 4263, 4268, 4273, 4280, 4287, 4294, 4298, 4301, 4316, 4335, 4356, 4360, 4364, 4382, 4393,
        4407, 4427, 4440, 4459, 4478, 4494, 4513, 4524, 4533, 4547, 4562, 4576, 4593, 4612, 4630, 4647,
        4661, 4678, 4690, 4705, 4716, 4721, 4734, 4746, 4751, 4755, 4767, 4774, 4779, 4786, 4793, 4796,
        4803, 4810, 4816, 4820, 4824, 4839, 4854, 4870, 4883, 4889, 4901, 4906, 4911, 4918, 4937, 4950,
        4968, 4983, 5003, 5015, 5020, 5025, 5029, 5036, 5048, 5057, 5071, 5090, 5104, 5113, 5117, 5121,
        5130, 5144, 5151, 5156, 5162, 5168, 5174, 5179, 5183, 5187, 5194, 5201, 5205, 5209, 5219, 5225,
        5236, 5246, 5252, 5263, 5278, 5289, 5294, 5304, 5309, 5316, 5322, 5329, 5334, 5343, 5349, 5356,
        5361, 5367, 5371, 5378, 5382, 5388, 5395, 5401, 5410, 5421, 5434, 5451, 5457, 5467, 5473, 5478,
        5486, 5497, 5514, 5526, 5540, 5546, 5557, 5565, 5577, 5592, 5608, 5613, 5621, 5627, 5632, 5639,
        5643, 5648, 5654, 5659, 5663, 5669, 5676, 5680, 5687, 5692, 5704, 5717, 5735, 5749, 5763, 5767,
        5772, 5777, 5784, 5790, 5796, 5800, 5805, 5810, 5814, 5817, 5822, 5827, 5832, 5837, 5842, 5848,
        5855, 5861, 5865, 5869, 5874, 5879, 5884, 5889, 5896, 5903, 5907, 5912, 5927, 5932, 5936, 5941,
        5946, 5952, 5959, 5966, 5969, 5973, 5977, 5982, 5988, 5993, 5999, 6003, 6008, 6014, 6017, 6021,
        6027, 6034, 6042, 6048, 6054, 6060, 6066, 6069, 6073, 6077, 6084, 6089, 6098, 6103, 6107, 6112,
        6118, 6125, 6134, 6143, 6152, 6161, 6170, 6179, 6188, 6197, 6203, 6211, 6220, 6227, 6233, 6241,
        6247, 6252, 6255, 6259, 6266, 6270, 6275, 6280, 6287, 6296, 6301, 6307, 6312, 6316, 6322, 6330,
        6336, 6343, 6347, 6352, 6361, 6367, 6372, 6381, 6393, 6403, 6411, 6421, 6428, 6435, 6444, 6449,
        6458, 6464, 6468, 6474, 6481, 6489, 6497, 6503, 6510, 6515, 6520, 6528, 6532, 6539, 6547, 6554,
        6562, 6571, 6581, 6590, 6598, 6614, 6628, 6637, 6644, 6653, 6660, 6673, 6685, 6699, 6717, 6735,
        6754, 6760, 6766, 6772, 6778, 6784, 6788, 6796, 6801, 6806, 6810, 6817, 6824, 6830, 6836, 6842,
        6848, 6853, 6859, 6865, 6871, 6877, 6883, 6889, 6895, 6901, 6906, 6912, 6918, 6924, 6930, 6936,
        6942, 6949, 6955, 6961, 6967, 6973, 6978, 6984, 6990, 6996, 7002, 7011, 7019, 7028, 7034, 7040,
        7046, 7052, 7057, 7063, 7069, 7075, 7081, 7087, 7093, 7100, 7106, 7112, 7119, 7124, 7130, 7135,
        7141, 7146, 7152, 7161, 7166, 7173, 7178, 7184, 7190, 7197, 7204, 7208, 7215, 7224, 7231, 7238,
        7245, 7250, 7256, 7262, 7268, 7275, 7281, 7288, 7294, 7300, 7308, 7313, 7318, 7324, 7332, 7336,
        7341, 7351, 7355, 7360, 7366, 7376, 7380, 7384, 7389, 7394, 7401, 7417, 7434, 7443, 7452, 7463,
        7475, 7487, 7492, 7501, 7508, 7516, 7522, 7531, 7537, 7544, 7552, 7558, 7565, 7570, 7577, 7588,
        7598, 7603, 7611, 7618, 7623, 7630, 7634, 7639, 7646, 7652, 7658, 7663, 7668, 7674, 7679, 7685,
        7691, 7699, 7707, 7713, 7719, 7726, 7734, 7738, 7747, 7754, 7761, 7768, 7774, 7779, 7786, 7794,
        7806, 7818, 7827, 7838, 7844, 7851, 7866, 7882, 7888, 7894, 7903, 7909, 7916, 7921, 7926, 7933,
        7940, 7945, 7950, 7956, 7964, 7970, 7977, 7981, 7984, 7992, 7998, 8006, 8009, 8013, 8019, 8027,
        8034, 8038, 8044, 8050, 8055, 8063, 8075, 8081, 8085, 8093, 8099, 8103, 8109, 8116, 8130, 8137,
        8142, 8149, 8156, 8163, 8168, 8172, 8178, 8187, 8196, 8204, 8214, 8229, 8239, 8254, 8270, 8287,
        8296, 8303, 8310, 8315, 8320, 8325, 8332, 8338, 8343, 8349, 8355, 8361, 8369, 8374, 8383, 8389,
        8394, 8400, 8407, 8414, 8421, 8426, 8431, 8437, 8444, 8448, 8453, 8456, 8462, 8466, 8469, 8475,
        8482, 8486, 8493, 8496, 8505, 8509, 8513, 8520, 8526, 8532, 8541, 8548, 8555, 8562, 8567, 8571,
        8576, 8582, 8587, 8592, 8599, 8605, 8610, 8618, 8624, 8631, 8639, 8645, 8656, 8668, 8675, 8682,
        8688, 8696, 8705, 8711, 8717, 8722, 8728, 8733, 8737, 8740, 8744, 8748, 8753, 8758, 8763, 8769,
        8781, 8794, 8808, 8812, 8819, 8826, 8832, 8839, 8843, 8849, 8855, 8860, 8866, 8872, 8877, 8882,
        8889, 8894, 8900, 8909, 8915, 8922, 8929, 8935, 8942, 8949, 8956, 8963, 8970, 8977, 8983, 8990,
        8997, 9004, 9011, 9018, 9025, 9032, 9038, 9044, 9049, 9052, 9056, 9063, 9069, 9076, 9080, 9087,
        9093, 9097, 9102, 9105, 9109, 9113, 9118, 9127, 9131, 9137, 9144, 9152, 9161, 9166, 9173, 9177,
        9180, 9184, 9190, 9195, 9198, 9202, 9206, 9210, 9214, 9219, 9228, 9232, 9237, 9243, 9249, 9254,
        9260, 9265, 9270, 9276, 9282, 9284, 9287, 9292, 9298, 9304, 9311, 9319, 9329, 9336, 9343, 9353,
        9364, 9372, 9379, 9389, 9394, 9399, 9406, 9411, 9418, 9425, 9430, 9438, 9444, 9449, 9455, 9462,
        9472, 9479, 9486, 9490, 9499, 9508, 9514, 9521, 9535, 9550, 9555, 9562, 9567, 9574, 9581, 9588,
        9595, 9601, 9608, 9611, 9616, 9622, 9626, 9631, 9636, 9642, 9646, 9650, 9656, 9663, 9666, 9673,
        9679, 9686, 9692, 9698, 9704, 9710, 9719, 9728, 9734, 9739, 9745, 9748, 9755, 9761, 9770, 9777,
        9781, 9788, 9797, 9806, 9815, 9823, 9828, 9834, 9839, 9844, 9850, 9856, 9863, 9868, 9873, 9879,
        9887, 9893, 9900, 9906, 9909, 9916, 9922, 9926, 9931, 9937, 9941, 9945, 9951, 9956, 9961, 9968,
        9974, 9980, 9987, 9994, 9998, 10002, 10009, 10014, 10019, 10024, 10029, 10035, 10040, 10047, 10053,
        10056, 10060, 10065, 10072, 10081, 10088, 10095, 10100, 10106, 10113, 10117, 10122, 10128, 10133,
        10139, 10147, 10154, 10161, 10168, 10175, 10183, 10190, 10194, 10201, 10206, 10212, 10218, 10224,
        10231, 10238, 10244, 10252, 10260, 10267, 10274, 10280, 10285, 10289, 10294, 10300, 10307, 10315,
        10324, 10329, 10332, 10342, 10356, 10372, 10386, 10401, 10416, 10432, 10450, 10470, 10485, 10489,
        10493, 10498, 10507, 10511, 10517, 10524, 10532, 10541, 10546, 10553, 10564, 10572, 10582, 10593,
        10601, 10609, 10616, 10623, 10627, 10630, 10634, 10640, 10646, 10653, 10659, 10664, 10667, 10673,
        10682, 10689, 10695, 10702, 10709, 10720, 10724, 10729, 10738, 10742, 10747, 10753, 10759, 10765,
        10771, 10777, 10791, 10810, 10821, 10836, 10850, 10865, 10871, 10876, 10883, 10891, 10898, 10905,
        10909, 10917, 10922, 10927, 10934, 10940, 10949, 10955, 10962, 10966, 10972, 10979, 10984, 10988,
        10993, 10999, 11005, 11010, 11016, 11023, 11030, 11032, 11035, 11040, 11046, 11052, 11059, 11066,
        11073, 11081, 11088, 11093, 11099, 11105, 11114, 11122, 11132, 11137, 11143, 11147, 11152, 11157,
        11162, 11170, 11174, 11181, 11192, 11203, 11212, 11219, 11226, 11230, 11236, 11250, 11254, 11258,
        11263, 11269, 11273, 11280, 11287, 11293, 11300, 11306, 11313, 11320, 11328, 11333, 11338, 11345,
        11352, 11357, 11360, 11365, 11372, 11375, 11384, 11390, 11394, 11398, 11403, 11414, 11430, 11434,
        11438, 11443, 11455, 11462, 11469, 11475, 11482, 11487, 11491, 11496, 11502, 11508, 11516, 11522,
        11530, 11539, 11543, 11548, 11554, 11561, 11566, 11573, 11580, 11586, 11595, 11600, 11604, 11610,
        11613, 11619, 11626, 11632, 11640, 11646, 11653, 11660, 11666, 11673, 11681, 11685, 11689, 11693,
        11698, 11704, 11714, 11719, 11725, 11729, 11734, 11740, 11746, 11752, 11755, 11759, 11764, 11768,
        11773, 11779, 11783, 11789, 11794, 11798, 11809, 11825, 11830, 11836, 11846, 11851, 11857, 11863,
        11867, 11873, 11880, 11885, 11890, 11893, 11897, 11903, 11910, 11919, 11927, 11935, 11943, 11949,
        11957, 11965, 11973, 11978, 11988, 11995, 12001, 12009, 12013, 12020, 12025, 12031, 12039, 12045,
        12051, 12058, 12065, 12077, 12083, 12090, 12094, 12101, 12106, 12111, 12121, 12136, 12141, 12147,
        12154, 12160, 12166, 12174, 12182, 12187, 12193, 12199, 12207, 12217, 12228, 12234, 12242, 12247,
        12253, 12259, 12267, 12277, 12288, 12293, 12299, 12306, 12311, 12325, 12341, 12356, 12373, 12376,
        12380, 12387, 12393, 12400, 12407, 12412, 12419, 12424, 12429, 12437, 12444, 12449, 12454, 12462,
        12469, 12477, 12483, 12489, 12496, 12502, 12510, 12517, 12520, 12526, 12533, 12538, 12543, 12548,
        12554, 12558, 12564, 12571, 12576, 12581, 12588, 12594, 12600, 12604, 12609, 12615, 12622, 12626,
        12632, 12636, 12641, 12647, 12653, 12661, 12667, 12671, 12677, 12683, 12691, 12696, 12703, 12708,
        12713, 12719, 12725, 12728, 12734, 12738, 12744, 12752, 12756, 12761, 12765, 12770, 12777, 12782,
        12790, 12794, 12799, 12805, 12812, 12817, 12823, 12830, 12837, 12846, 12850, 12855, 12861, 12865,
        12869, 12874, 12883, 12890, 12896, 12901, 12905, 12912, 12919, 12926, 12931, 12939, 12943, 12947,
        12952, 12959, 12965, 12968, 12978, 12982, 12989, 12997, 13004, 13009, 13018, 13024, 13032, 13039,
        13046, 13052, 13058, 13065, 13073, 13081, 13084, 13093, 13098, 13103, 13109, 13112, 13116, 13121,
        13127, 13131, 13136, 13147, 13159, 13166, 13178, 13187, 13196, 13204, 13210, 13217, 13222, 13228,
        13235, 13240, 13249, 13258, 13267, 13272, 13279, 13285, 13292, 13297, 13301, 13308, 13312, 13317,
        13322, 13329, 13334, 13346, 13354, 13360, 13368, 13372, 13377, 13383, 13388, 13395, 13401, 13406,
        13411, 13418, 13424, 13433, 13438, 13444, 13450, 13457, 13462, 13468, 13473, 13480, 13486, 13494,
        13500, 13507, 13514, 13521, 13528, 13536, 13543, 13549, 13556, 13562, 13572, 13578, 13584, 13591,
        13598, 13604, 13612, 13620, 13627, 13634, 13640, 13645, 13649, 13654, 13662, 13668, 13675, 13680,
        13685, 13693, 13702, 13708, 13713, 13716, 13720, 13727, 13734, 13738, 13744, 13750, 13757, 13761,
        13766, 13777, 13792, 13809, 13824, 13840, 13858, 13875, 13891, 13907, 13912, 13925, 13931, 13937,
        13941, 13948, 13959, 13965, 13971, 13977, 13983, 13989, 13994, 14001, 14009, 14014, 14021, 14030,
        14036, 14043, 14048, 14052, 14057, 14063, 14070, 14077, 14084, 14089, 14095, 14101, 14110, 14118,
        14121, 14128, 14134, 14137, 14141, 14146, 14153, 14159, 14163, 14170, 14176, 14181, 14187, 14194,
        14203, 14209, 14213, 14218, 14224, 14230, 14236, 14243, 14249, 14257, 14261, 14266, 14271, 14278,
        14287, 14293, 14298, 14302, 14309, 14315, 14322, 14327, 14336, 14350, 14353, 14357, 14363, 14370,
        14377, 14381, 14388, 14393, 14399, 14404, 14410, 14415, 14421, 14427, 14435, 14443, 14449, 14463,
        14470, 14479, 14484, 14490, 14494, 14499, 14505, 14512, 14516, 14521, 14528, 14533, 14540, 14550,
        14555, 14561, 14568, 14574, 14581, 14587, 14594, 14603, 14614, 14620, 14627, 14636, 14647, 14651,
        14658, 14665, 14670, 14676, 14681, 14688, 14695, 14702, 14707, 14713, 14729, 14741, 14747, 14751,
        14756, 14763, 14768, 14776, 14784, 14790, 14796, 14804, 14812, 14819, 14828, 14838, 14848, 14859,
        14866, 14873, 14880, 14885, 14896, 14908, 14915, 14927, 14936, 14945, 14953, 14957, 14962, 14966,
        14971, 14975, 14980, 14984, 14989, 14993, 14998, 15005, 15013, 15018, 15026, 15034, 15042, 15050,
        15058, 15064, 15070, 15078, 15085, 15094, 15104, 15114, 15125, 15132, 15139, 15146, 15152, 15159,
        15165, 15173, 15180, 15185, 15191, 15198, 15202, 15207, 15214, 15221, 15225, 15230, 15237, 15241,
        15248, 15258, 15264, 15273, 15280, 15292, 15301, 15308, 15314, 15321, 15326, 15332, 15338, 15343,
        15349, 15356, 15365, 15372, 15377, 15382, 15386, 15393, 15400, 15405, 15413, 15418, 15425, 15431,
        15440, 15453, 15466, 15481, 15491, 15505, 15521, 15528, 15533, 15542, 15550, 15556, 15564, 15573,
        15578, 15583, 15589, 15596, 15602, 15619, 15637, 15642, 15647, 15653, 15660, 15665, 15671, 15678,
        15683, 15689, 15693, 15699, 15706, 15712, 15719, 15723, 15729, 15736, 15742, 15748, 15754, 15761,
        15770, 15777, 15783, 15789, 15792, 15796, 15802, 15807, 15815, 15827, 15841, 15856, 15862, 15867,
        15873, 15881, 15892, 15899, 15908, 15915, 15921, 15927, 15932, 15938, 15945, 15950, 15956, 15962,
        15966, 15971, 15979, 15984, 15989, 15995, 16001, 16008, 16019, 16028, 16039, 16046, 16052, 16062,
        16067, 16074, 16083, 16096, 16110, 16123, 16137, 16146, 16162, 16179, 16183, 16189, 16193, 16200,
        16206, 16213, 16220, 16225, 16229, 16235, 16241, 16247, 16252, 16258, 16264, 16269, 16276, 16283,
        16290, 16297, 16305, 16311, 16318, 16324, 16331, 16338, 16342, 16347, 16350, 16353, 16360, 16365,
        16370, 16376, 16381, 16387, 16391, 16397, 16403, 16406, 16412, 16418, 16423, 16428, 16434, 16439,
        16446, 16453, 16459, 16465, 16470, 16477, 16484, 16490, 16495, 16502, 16508, 16515, 16520, 16526,
        16530, 16533, 16537, 16541, 16546, 16551, 16556, 16561, 16565, 16570, 16577, 16584, 16588, 16593,
        16600, 16605, 16609, 16614, 16622, 16627, 16632, 16636, 16641,
    ]

    /// What the names stand for, in the same order, one after the other.
    static let values: StaticString = """
        \u{C6}\u{C6}\u{26}\u{26}\u{C1}\u{C1}\u{102}\u{C2}\u{C2}\u{410}\u{1D504}\u{C0}\u{C0}\u{391}\u{100}\
        \u{2A53}\u{104}\u{1D538}\u{2061}\u{C5}\u{C5}\u{1D49C}\u{2254}\u{C3}\u{C3}\u{C4}\u{C4}\u{2216}\
        \u{2AE7}\u{2306}\u{411}\u{2235}\u{212C}\u{392}\u{1D505}\u{1D539}\u{2D8}\u{212C}\u{224E}\u{427}\u{A9}\
        \u{A9}\u{106}\u{22D2}\u{2145}\u{212D}\u{10C}\u{C7}\u{C7}\u{108}\u{2230}\u{10A}\u{B8}\u{B7}\u{212D}\
        \u{3A7}\u{2299}\u{2296}\u{2295}\u{2297}\u{2232}\u{201D}\u{2019}\u{2237}\u{2A74}\u{2261}\u{222F}\
        \u{222E}\u{2102}\u{2210}\u{2233}\u{2A2F}\u{1D49E}\u{22D3}\u{224D}\u{2145}\u{2911}\u{402}\u{405}\
        \u{40F}\u{2021}\u{21A1}\u{2AE4}\u{10E}\u{414}\u{2207}\u{394}\u{1D507}\u{B4}\u{2D9}\u{2DD}\u{60}\
        \u{2DC}\u{22C4}\u{2146}\u{1D53B}\u{A8}\u{20DC}\u{2250}\u{222F}\u{A8}\u{21D3}\u{21D0}\u{21D4}\u{2AE4}\
        \u{27F8}\u{27FA}\u{27F9}\u{21D2}\u{22A8}\u{21D1}\u{21D5}\u{2225}\u{2193}\u{2913}\u{21F5}\u{311}\
        \u{2950}\u{295E}\u{21BD}\u{2956}\u{295F}\u{21C1}\u{2957}\u{22A4}\u{21A7}\u{21D3}\u{1D49F}\u{110}\
        \u{14A}\u{D0}\u{D0}\u{C9}\u{C9}\u{11A}\u{CA}\u{CA}\u{42D}\u{116}\u{1D508}\u{C8}\u{C8}\u{2208}\u{112}\
        \u{25FB}\u{25AB}\u{118}\u{1D53C}\u{395}\u{2A75}\u{2242}\u{21CC}\u{2130}\u{2A73}\u{397}\u{CB}\u{CB}\
        \u{2203}\u{2147}\u{424}\u{1D509}\u{25FC}\u{25AA}\u{1D53D}\u{2200}\u{2131}\u{2131}\u{403}\u{3E}\u{3E}\
        \u{393}\u{3DC}\u{11E}\u{122}\u{11C}\u{413}\u{120}\u{1D50A}\u{22D9}\u{1D53E}\u{2265}\u{22DB}\u{2267}\
        \u{2AA2}\u{2277}\u{2A7E}\u{2273}\u{1D4A2}\u{226B}\u{42A}\u{2C7}\u{5E}\u{124}\u{210C}\u{210B}\u{210D}\
        \u{2500}\u{210B}\u{126}\u{224E}\u{224F}\u{415}\u{132}\u{401}\u{CD}\u{CD}\u{CE}\u{CE}\u{418}\u{130}\
        \u{2111}\u{CC}\u{CC}\u{2111}\u{12A}\u{2148}\u{21D2}\u{222C}\u{222B}\u{22C2}\u{2063}\u{2062}\u{12E}\
        \u{1D540}\u{399}\u{2110}\u{128}\u{406}\u{CF}\u{CF}\u{134}\u{419}\u{1D50D}\u{1D541}\u{1D4A5}\u{408}\
        \u{404}\u{425}\u{40C}\u{39A}\u{136}\u{41A}\u{1D50E}\u{1D542}\u{1D4A6}\u{409}\u{3C}\u{3C}\u{139}\
        \u{39B}\u{27EA}\u{2112}\u{219E}\u{13D}\u{13B}\u{41B}\u{27E8}\u{2190}\u{21E4}\u{21C6}\u{2308}\u{27E6}\
        \u{2961}\u{21C3}\u{2959}\u{230A}\u{2194}\u{294E}\u{22A3}\u{21A4}\u{295A}\u{22B2}\u{29CF}\u{22B4}\
        \u{2951}\u{2960}\u{21BF}\u{2958}\u{21BC}\u{2952}\u{21D0}\u{21D4}\u{22DA}\u{2266}\u{2276}\u{2AA1}\
        \u{2A7D}\u{2272}\u{1D50F}\u{22D8}\u{21DA}\u{13F}\u{27F5}\u{27F7}\u{27F6}\u{27F8}\u{27FA}\u{27F9}\
        \u{1D543}\u{2199}\u{2198}\u{2112}\u{21B0}\u{141}\u{226A}\u{2905}\u{41C}\u{205F}\u{2133}\u{1D510}\
        \u{2213}\u{1D544}\u{2133}\u{39C}\u{40A}\u{143}\u{147}\u{145}\u{41D}\u{200B}\u{200B}\u{200B}\u{200B}\
        \u{226B}\u{226A}\u{A}\u{1D511}\u{2060}\u{A0}\u{2115}\u{2AEC}\u{2262}\u{226D}\u{2226}\u{2209}\u{2260}\
        \u{2242}\u{338}\u{2204}\u{226F}\u{2271}\u{2267}\u{338}\u{226B}\u{338}\u{2279}\u{2A7E}\u{338}\u{2275}\
        \u{224E}\u{338}\u{224F}\u{338}\u{22EA}\u{29CF}\u{338}\u{22EC}\u{226E}\u{2270}\u{2278}\u{226A}\u{338}\
        \u{2A7D}\u{338}\u{2274}\u{2AA2}\u{338}\u{2AA1}\u{338}\u{2280}\u{2AAF}\u{338}\u{22E0}\u{220C}\u{22EB}\
        \u{29D0}\u{338}\u{22ED}\u{228F}\u{338}\u{22E2}\u{2290}\u{338}\u{22E3}\u{2282}\u{20D2}\u{2288}\
        \u{2281}\u{2AB0}\u{338}\u{22E1}\u{227F}\u{338}\u{2283}\u{20D2}\u{2289}\u{2241}\u{2244}\u{2247}\
        \u{2249}\u{2224}\u{1D4A9}\u{D1}\u{D1}\u{39D}\u{152}\u{D3}\u{D3}\u{D4}\u{D4}\u{41E}\u{150}\u{1D512}\
        \u{D2}\u{D2}\u{14C}\u{3A9}\u{39F}\u{1D546}\u{201C}\u{2018}\u{2A54}\u{1D4AA}\u{D8}\u{D8}\u{D5}\u{D5}\
        \u{2A37}\u{D6}\u{D6}\u{203E}\u{23DE}\u{23B4}\u{23DC}\u{2202}\u{41F}\u{1D513}\u{3A6}\u{3A0}\u{B1}\
        \u{210C}\u{2119}\u{2ABB}\u{227A}\u{2AAF}\u{227C}\u{227E}\u{2033}\u{220F}\u{2237}\u{221D}\u{1D4AB}\
        \u{3A8}\u{22}\u{22}\u{1D514}\u{211A}\u{1D4AC}\u{2910}\u{AE}\u{AE}\u{154}\u{27EB}\u{21A0}\u{2916}\
        \u{158}\u{156}\u{420}\u{211C}\u{220B}\u{21CB}\u{296F}\u{211C}\u{3A1}\u{27E9}\u{2192}\u{21E5}\u{21C4}\
        \u{2309}\u{27E7}\u{295D}\u{21C2}\u{2955}\u{230B}\u{22A2}\u{21A6}\u{295B}\u{22B3}\u{29D0}\u{22B5}\
        \u{294F}\u{295C}\u{21BE}\u{2954}\u{21C0}\u{2953}\u{21D2}\u{211D}\u{2970}\u{21DB}\u{211B}\u{21B1}\
        \u{29F4}\u{429}\u{428}\u{42C}\u{15A}\u{2ABC}\u{160}\u{15E}\u{15C}\u{421}\u{1D516}\u{2193}\u{2190}\
        \u{2192}\u{2191}\u{3A3}\u{2218}\u{1D54A}\u{221A}\u{25A1}\u{2293}\u{228F}\u{2291}\u{2290}\u{2292}\
        \u{2294}\u{1D4AE}\u{22C6}\u{22D0}\u{22D0}\u{2286}\u{227B}\u{2AB0}\u{227D}\u{227F}\u{220B}\u{2211}\
        \u{22D1}\u{2283}\u{2287}\u{22D1}\u{DE}\u{DE}\u{2122}\u{40B}\u{426}\u{9}\u{3A4}\u{164}\u{162}\u{422}\
        \u{1D517}\u{2234}\u{398}\u{205F}\u{200A}\u{2009}\u{223C}\u{2243}\u{2245}\u{2248}\u{1D54B}\u{20DB}\
        \u{1D4AF}\u{166}\u{DA}\u{DA}\u{219F}\u{2949}\u{40E}\u{16C}\u{DB}\u{DB}\u{423}\u{170}\u{1D518}\u{D9}\
        \u{D9}\u{16A}\u{5F}\u{23DF}\u{23B5}\u{23DD}\u{22C3}\u{228E}\u{172}\u{1D54C}\u{2191}\u{2912}\u{21C5}\
        \u{2195}\u{296E}\u{22A5}\u{21A5}\u{21D1}\u{21D5}\u{2196}\u{2197}\u{3D2}\u{3A5}\u{16E}\u{1D4B0}\
        \u{168}\u{DC}\u{DC}\u{22AB}\u{2AEB}\u{412}\u{22A9}\u{2AE6}\u{22C1}\u{2016}\u{2016}\u{2223}\u{7C}\
        \u{2758}\u{2240}\u{200A}\u{1D519}\u{1D54D}\u{1D4B1}\u{22AA}\u{174}\u{22C0}\u{1D51A}\u{1D54E}\
        \u{1D4B2}\u{1D51B}\u{39E}\u{1D54F}\u{1D4B3}\u{42F}\u{407}\u{42E}\u{DD}\u{DD}\u{176}\u{42B}\u{1D51C}\
        \u{1D550}\u{1D4B4}\u{178}\u{416}\u{179}\u{17D}\u{417}\u{17B}\u{200B}\u{396}\u{2128}\u{2124}\u{1D4B5}\
        \u{E1}\u{E1}\u{103}\u{223E}\u{223E}\u{333}\u{223F}\u{E2}\u{E2}\u{B4}\u{B4}\u{430}\u{E6}\u{E6}\
        \u{2061}\u{1D51E}\u{E0}\u{E0}\u{2135}\u{2135}\u{3B1}\u{101}\u{2A3F}\u{26}\u{26}\u{2227}\u{2A55}\
        \u{2A5C}\u{2A58}\u{2A5A}\u{2220}\u{29A4}\u{2220}\u{2221}\u{29A8}\u{29A9}\u{29AA}\u{29AB}\u{29AC}\
        \u{29AD}\u{29AE}\u{29AF}\u{221F}\u{22BE}\u{299D}\u{2222}\u{C5}\u{237C}\u{105}\u{1D552}\u{2248}\
        \u{2A70}\u{2A6F}\u{224A}\u{224B}\u{27}\u{2248}\u{224A}\u{E5}\u{E5}\u{1D4B6}\u{2A}\u{2248}\u{224D}\
        \u{E3}\u{E3}\u{E4}\u{E4}\u{2233}\u{2A11}\u{2AED}\u{224C}\u{3F6}\u{2035}\u{223D}\u{22CD}\u{22BD}\
        \u{2305}\u{2305}\u{23B5}\u{23B6}\u{224C}\u{431}\u{201E}\u{2235}\u{2235}\u{29B0}\u{3F6}\u{212C}\
        \u{3B2}\u{2136}\u{226C}\u{1D51F}\u{22C2}\u{25EF}\u{22C3}\u{2A00}\u{2A01}\u{2A02}\u{2A06}\u{2605}\
        \u{25BD}\u{25B3}\u{2A04}\u{22C1}\u{22C0}\u{290D}\u{29EB}\u{25AA}\u{25B4}\u{25BE}\u{25C2}\u{25B8}\
        \u{2423}\u{2592}\u{2591}\u{2593}\u{2588}\u{3D}\u{20E5}\u{2261}\u{20E5}\u{2310}\u{1D553}\u{22A5}\
        \u{22A5}\u{22C8}\u{2557}\u{2554}\u{2556}\u{2553}\u{2550}\u{2566}\u{2569}\u{2564}\u{2567}\u{255D}\
        \u{255A}\u{255C}\u{2559}\u{2551}\u{256C}\u{2563}\u{2560}\u{256B}\u{2562}\u{255F}\u{29C9}\u{2555}\
        \u{2552}\u{2510}\u{250C}\u{2500}\u{2565}\u{2568}\u{252C}\u{2534}\u{229F}\u{229E}\u{22A0}\u{255B}\
        \u{2558}\u{2518}\u{2514}\u{2502}\u{256A}\u{2561}\u{255E}\u{253C}\u{2524}\u{251C}\u{2035}\u{2D8}\
        \u{A6}\u{A6}\u{1D4B7}\u{204F}\u{223D}\u{22CD}\u{5C}\u{29C5}\u{27C8}\u{2022}\u{2022}\u{224E}\u{2AAE}\
        \u{224F}\u{224F}\u{107}\u{2229}\u{2A44}\u{2A49}\u{2A4B}\u{2A47}\u{2A40}\u{2229}\u{FE00}\u{2041}\
        \u{2C7}\u{2A4D}\u{10D}\u{E7}\u{E7}\u{109}\u{2A4C}\u{2A50}\u{10B}\u{B8}\u{B8}\u{29B2}\u{A2}\u{A2}\
        \u{B7}\u{1D520}\u{447}\u{2713}\u{2713}\u{3C7}\u{25CB}\u{29C3}\u{2C6}\u{2257}\u{21BA}\u{21BB}\u{AE}\
        \u{24C8}\u{229B}\u{229A}\u{229D}\u{2257}\u{2A10}\u{2AEF}\u{29C2}\u{2663}\u{2663}\u{3A}\u{2254}\
        \u{2254}\u{2C}\u{40}\u{2201}\u{2218}\u{2201}\u{2102}\u{2245}\u{2A6D}\u{222E}\u{1D554}\u{2210}\u{A9}\
        \u{A9}\u{2117}\u{21B5}\u{2717}\u{1D4B8}\u{2ACF}\u{2AD1}\u{2AD0}\u{2AD2}\u{22EF}\u{2938}\u{2935}\
        \u{22DE}\u{22DF}\u{21B6}\u{293D}\u{222A}\u{2A48}\u{2A46}\u{2A4A}\u{228D}\u{2A45}\u{222A}\u{FE00}\
        \u{21B7}\u{293C}\u{22DE}\u{22DF}\u{22CE}\u{22CF}\u{A4}\u{A4}\u{21B6}\u{21B7}\u{22CE}\u{22CF}\u{2232}\
        \u{2231}\u{232D}\u{21D3}\u{2965}\u{2020}\u{2138}\u{2193}\u{2010}\u{22A3}\u{290F}\u{2DD}\u{10F}\
        \u{434}\u{2146}\u{2021}\u{21CA}\u{2A77}\u{B0}\u{B0}\u{3B4}\u{29B1}\u{297F}\u{1D521}\u{21C3}\u{21C2}\
        \u{22C4}\u{22C4}\u{2666}\u{2666}\u{A8}\u{3DD}\u{22F2}\u{F7}\u{F7}\u{F7}\u{22C7}\u{22C7}\u{452}\
        \u{231E}\u{230D}\u{24}\u{1D555}\u{2D9}\u{2250}\u{2251}\u{2238}\u{2214}\u{22A1}\u{2306}\u{2193}\
        \u{21CA}\u{21C3}\u{21C2}\u{2910}\u{231F}\u{230C}\u{1D4B9}\u{455}\u{29F6}\u{111}\u{22F1}\u{25BF}\
        \u{25BE}\u{21F5}\u{296F}\u{29A6}\u{45F}\u{27FF}\u{2A77}\u{2251}\u{E9}\u{E9}\u{2A6E}\u{11B}\u{2256}\
        \u{EA}\u{EA}\u{2255}\u{44D}\u{117}\u{2147}\u{2252}\u{1D522}\u{2A9A}\u{E8}\u{E8}\u{2A96}\u{2A98}\
        \u{2A99}\u{23E7}\u{2113}\u{2A95}\u{2A97}\u{113}\u{2205}\u{2205}\u{2205}\u{2004}\u{2005}\u{2003}\
        \u{14B}\u{2002}\u{119}\u{1D556}\u{22D5}\u{29E3}\u{2A71}\u{3B5}\u{3B5}\u{3F5}\u{2256}\u{2255}\u{2242}\
        \u{2A96}\u{2A95}\u{3D}\u{225F}\u{2261}\u{2A78}\u{29E5}\u{2253}\u{2971}\u{212F}\u{2250}\u{2242}\
        \u{3B7}\u{F0}\u{F0}\u{EB}\u{EB}\u{20AC}\u{21}\u{2203}\u{2130}\u{2147}\u{2252}\u{444}\u{2640}\u{FB03}\
        \u{FB00}\u{FB04}\u{1D523}\u{FB01}\u{66}\u{6A}\u{266D}\u{FB02}\u{25B1}\u{192}\u{1D557}\u{2200}\
        \u{22D4}\u{2AD9}\u{2A0D}\u{BD}\u{BD}\u{2153}\u{BC}\u{BC}\u{2155}\u{2159}\u{215B}\u{2154}\u{2156}\
        \u{BE}\u{BE}\u{2157}\u{215C}\u{2158}\u{215A}\u{215D}\u{215E}\u{2044}\u{2322}\u{1D4BB}\u{2267}\
        \u{2A8C}\u{1F5}\u{3B3}\u{3DD}\u{2A86}\u{11F}\u{11D}\u{433}\u{121}\u{2265}\u{22DB}\u{2265}\u{2267}\
        \u{2A7E}\u{2A7E}\u{2AA9}\u{2A80}\u{2A82}\u{2A84}\u{22DB}\u{FE00}\u{2A94}\u{1D524}\u{226B}\u{22D9}\
        \u{2137}\u{453}\u{2277}\u{2A92}\u{2AA5}\u{2AA4}\u{2269}\u{2A8A}\u{2A8A}\u{2A88}\u{2A88}\u{2269}\
        \u{22E7}\u{1D558}\u{60}\u{210A}\u{2273}\u{2A8E}\u{2A90}\u{3E}\u{3E}\u{2AA7}\u{2A7A}\u{22D7}\u{2995}\
        \u{2A7C}\u{2A86}\u{2978}\u{22D7}\u{22DB}\u{2A8C}\u{2277}\u{2273}\u{2269}\u{FE00}\u{2269}\u{FE00}\
        \u{21D4}\u{200A}\u{BD}\u{210B}\u{44A}\u{2194}\u{2948}\u{21AD}\u{210F}\u{125}\u{2665}\u{2665}\u{2026}\
        \u{22B9}\u{1D525}\u{2925}\u{2926}\u{21FF}\u{223B}\u{21A9}\u{21AA}\u{1D559}\u{2015}\u{1D4BD}\u{210F}\
        \u{127}\u{2043}\u{2010}\u{ED}\u{ED}\u{2063}\u{EE}\u{EE}\u{438}\u{435}\u{A1}\u{A1}\u{21D4}\u{1D526}\
        \u{EC}\u{EC}\u{2148}\u{2A0C}\u{222D}\u{29DC}\u{2129}\u{133}\u{12B}\u{2111}\u{2110}\u{2111}\u{131}\
        \u{22B7}\u{1B5}\u{2208}\u{2105}\u{221E}\u{29DD}\u{131}\u{222B}\u{22BA}\u{2124}\u{22BA}\u{2A17}\
        \u{2A3C}\u{451}\u{12F}\u{1D55A}\u{3B9}\u{2A3C}\u{BF}\u{BF}\u{1D4BE}\u{2208}\u{22F9}\u{22F5}\u{22F4}\
        \u{22F3}\u{2208}\u{2062}\u{129}\u{456}\u{EF}\u{EF}\u{135}\u{439}\u{1D527}\u{237}\u{1D55B}\u{1D4BF}\
        \u{458}\u{454}\u{3BA}\u{3F0}\u{137}\u{43A}\u{1D528}\u{138}\u{445}\u{45C}\u{1D55C}\u{1D4C0}\u{21DA}\
        \u{21D0}\u{291B}\u{290E}\u{2266}\u{2A8B}\u{2962}\u{13A}\u{29B4}\u{2112}\u{3BB}\u{27E8}\u{2991}\
        \u{27E8}\u{2A85}\u{AB}\u{AB}\u{2190}\u{21E4}\u{291F}\u{291D}\u{21A9}\u{21AB}\u{2939}\u{2973}\u{21A2}\
        \u{2AAB}\u{2919}\u{2AAD}\u{2AAD}\u{FE00}\u{290C}\u{2772}\u{7B}\u{5B}\u{298B}\u{298F}\u{298D}\u{13E}\
        \u{13C}\u{2308}\u{7B}\u{43B}\u{2936}\u{201C}\u{201E}\u{2967}\u{294B}\u{21B2}\u{2264}\u{2190}\u{21A2}\
        \u{21BD}\u{21BC}\u{21C7}\u{2194}\u{21C6}\u{21CB}\u{21AD}\u{22CB}\u{22DA}\u{2264}\u{2266}\u{2A7D}\
        \u{2A7D}\u{2AA8}\u{2A7F}\u{2A81}\u{2A83}\u{22DA}\u{FE00}\u{2A93}\u{2A85}\u{22D6}\u{22DA}\u{2A8B}\
        \u{2276}\u{2272}\u{297C}\u{230A}\u{1D529}\u{2276}\u{2A91}\u{21BD}\u{21BC}\u{296A}\u{2584}\u{459}\
        \u{226A}\u{21C7}\u{231E}\u{296B}\u{25FA}\u{140}\u{23B0}\u{23B0}\u{2268}\u{2A89}\u{2A89}\u{2A87}\
        \u{2A87}\u{2268}\u{22E6}\u{27EC}\u{21FD}\u{27E6}\u{27F5}\u{27F7}\u{27FC}\u{27F6}\u{21AB}\u{21AC}\
        \u{2985}\u{1D55D}\u{2A2D}\u{2A34}\u{2217}\u{5F}\u{25CA}\u{25CA}\u{29EB}\u{28}\u{2993}\u{21C6}\
        \u{231F}\u{21CB}\u{296D}\u{200E}\u{22BF}\u{2039}\u{1D4C1}\u{21B0}\u{2272}\u{2A8D}\u{2A8F}\u{5B}\
        \u{2018}\u{201A}\u{142}\u{3C}\u{3C}\u{2AA6}\u{2A79}\u{22D6}\u{22CB}\u{22C9}\u{2976}\u{2A7B}\u{2996}\
        \u{25C3}\u{22B4}\u{25C2}\u{294A}\u{2966}\u{2268}\u{FE00}\u{2268}\u{FE00}\u{223A}\u{AF}\u{AF}\u{2642}\
        \u{2720}\u{2720}\u{21A6}\u{21A6}\u{21A7}\u{21A4}\u{21A5}\u{25AE}\u{2A29}\u{43C}\u{2014}\u{2221}\
        \u{1D52A}\u{2127}\u{B5}\u{B5}\u{2223}\u{2A}\u{2AF0}\u{B7}\u{B7}\u{2212}\u{229F}\u{2238}\u{2A2A}\
        \u{2ADB}\u{2026}\u{2213}\u{22A7}\u{1D55E}\u{2213}\u{1D4C2}\u{223E}\u{3BC}\u{22B8}\u{22B8}\
        \u{22D9}\u{338}\u{226B}\u{20D2}\u{226B}\u{338}\u{21CD}\u{21CE}\u{22D8}\u{338}\u{226A}\u{20D2}\
        \u{226A}\u{338}\u{21CF}\u{22AF}\u{22AE}\u{2207}\u{144}\u{2220}\u{20D2}\u{2249}\u{2A70}\u{338}\
        \u{224B}\u{338}\u{149}\u{2249}\u{266E}\u{266E}\u{2115}\u{A0}\u{A0}\u{224E}\u{338}\u{224F}\u{338}\
        \u{2A43}\u{148}\u{146}\u{2247}\u{2A6D}\u{338}\u{2A42}\u{43D}\u{2013}\u{2260}\u{21D7}\u{2924}\u{2197}\
        \u{2197}\u{2250}\u{338}\u{2262}\u{2928}\u{2242}\u{338}\u{2204}\u{2204}\u{1D52B}\u{2267}\u{338}\
        \u{2271}\u{2271}\u{2267}\u{338}\u{2A7E}\u{338}\u{2A7E}\u{338}\u{2275}\u{226F}\u{226F}\u{21CE}\
        \u{21AE}\u{2AF2}\u{220B}\u{22FC}\u{22FA}\u{220B}\u{45A}\u{21CD}\u{2266}\u{338}\u{219A}\u{2025}\
        \u{2270}\u{219A}\u{21AE}\u{2270}\u{2266}\u{338}\u{2A7D}\u{338}\u{2A7D}\u{338}\u{226E}\u{2274}\
        \u{226E}\u{22EA}\u{22EC}\u{2224}\u{1D55F}\u{AC}\u{AC}\u{2209}\u{22F9}\u{338}\u{22F5}\u{338}\u{2209}\
        \u{22F7}\u{22F6}\u{220C}\u{220C}\u{22FE}\u{22FD}\u{2226}\u{2226}\u{2AFD}\u{20E5}\u{2202}\u{338}\
        \u{2A14}\u{2280}\u{22E0}\u{2AAF}\u{338}\u{2280}\u{2AAF}\u{338}\u{21CF}\u{219B}\u{2933}\u{338}\
        \u{219D}\u{338}\u{219B}\u{22EB}\u{22ED}\u{2281}\u{22E1}\u{2AB0}\u{338}\u{1D4C3}\u{2224}\u{2226}\
        \u{2241}\u{2244}\u{2244}\u{2224}\u{2226}\u{22E2}\u{22E3}\u{2284}\u{2AC5}\u{338}\u{2288}\
        \u{2282}\u{20D2}\u{2288}\u{2AC5}\u{338}\u{2281}\u{2AB0}\u{338}\u{2285}\u{2AC6}\u{338}\u{2289}\
        \u{2283}\u{20D2}\u{2289}\u{2AC6}\u{338}\u{2279}\u{F1}\u{F1}\u{2278}\u{22EA}\u{22EC}\u{22EB}\u{22ED}\
        \u{3BD}\u{23}\u{2116}\u{2007}\u{22AD}\u{2904}\u{224D}\u{20D2}\u{22AC}\u{2265}\u{20D2}\u{3E}\u{20D2}\
        \u{29DE}\u{2902}\u{2264}\u{20D2}\u{3C}\u{20D2}\u{22B4}\u{20D2}\u{2903}\u{22B5}\u{20D2}\
        \u{223C}\u{20D2}\u{21D6}\u{2923}\u{2196}\u{2196}\u{2927}\u{24C8}\u{F3}\u{F3}\u{229B}\u{229A}\u{F4}\
        \u{F4}\u{43E}\u{229D}\u{151}\u{2A38}\u{2299}\u{29BC}\u{153}\u{29BF}\u{1D52C}\u{2DB}\u{F2}\u{F2}\
        \u{29C1}\u{29B5}\u{3A9}\u{222E}\u{21BA}\u{29BE}\u{29BB}\u{203E}\u{29C0}\u{14D}\u{3C9}\u{3BF}\u{29B6}\
        \u{2296}\u{1D560}\u{29B7}\u{29B9}\u{2295}\u{2228}\u{21BB}\u{2A5D}\u{2134}\u{2134}\u{AA}\u{AA}\u{BA}\
        \u{BA}\u{22B6}\u{2A56}\u{2A57}\u{2A5B}\u{2134}\u{F8}\u{F8}\u{2298}\u{F5}\u{F5}\u{2297}\u{2A36}\u{F6}\
        \u{F6}\u{233D}\u{2225}\u{B6}\u{B6}\u{2225}\u{2AF3}\u{2AFD}\u{2202}\u{43F}\u{25}\u{2E}\u{2030}\
        \u{22A5}\u{2031}\u{1D52D}\u{3C6}\u{3D5}\u{2133}\u{260E}\u{3C0}\u{22D4}\u{3D6}\u{210F}\u{210E}\
        \u{210F}\u{2B}\u{2A23}\u{229E}\u{2A22}\u{2214}\u{2A25}\u{2A72}\u{B1}\u{B1}\u{2A26}\u{2A27}\u{B1}\
        \u{2A15}\u{1D561}\u{A3}\u{A3}\u{227A}\u{2AB3}\u{2AB7}\u{227C}\u{2AAF}\u{227A}\u{2AB7}\u{227C}\
        \u{2AAF}\u{2AB9}\u{2AB5}\u{22E8}\u{227E}\u{2032}\u{2119}\u{2AB5}\u{2AB9}\u{22E8}\u{220F}\u{232E}\
        \u{2312}\u{2313}\u{221D}\u{221D}\u{227E}\u{22B0}\u{1D4C5}\u{3C8}\u{2008}\u{1D52E}\u{2A0C}\u{1D562}\
        \u{2057}\u{1D4C6}\u{210D}\u{2A16}\u{3F}\u{225F}\u{22}\u{22}\u{21DB}\u{21D2}\u{291C}\u{290F}\u{2964}\
        \u{223D}\u{331}\u{155}\u{221A}\u{29B3}\u{27E9}\u{2992}\u{29A5}\u{27E9}\u{BB}\u{BB}\u{2192}\u{2975}\
        \u{21E5}\u{2920}\u{2933}\u{291E}\u{21AA}\u{21AC}\u{2945}\u{2974}\u{21A3}\u{219D}\u{291A}\u{2236}\
        \u{211A}\u{290D}\u{2773}\u{7D}\u{5D}\u{298C}\u{298E}\u{2990}\u{159}\u{157}\u{2309}\u{7D}\u{440}\
        \u{2937}\u{2969}\u{201D}\u{201D}\u{21B3}\u{211C}\u{211B}\u{211C}\u{211D}\u{25AD}\u{AE}\u{AE}\u{297D}\
        \u{230B}\u{1D52F}\u{21C1}\u{21C0}\u{296C}\u{3C1}\u{3F1}\u{2192}\u{21A3}\u{21C1}\u{21C0}\u{21C4}\
        \u{21CC}\u{21C9}\u{219D}\u{22CC}\u{2DA}\u{2253}\u{21C4}\u{21CC}\u{200F}\u{23B1}\u{23B1}\u{2AEE}\
        \u{27ED}\u{21FE}\u{27E7}\u{2986}\u{1D563}\u{2A2E}\u{2A35}\u{29}\u{2994}\u{2A12}\u{21C9}\u{203A}\
        \u{1D4C7}\u{21B1}\u{5D}\u{2019}\u{2019}\u{22CC}\u{22CA}\u{25B9}\u{22B5}\u{25B8}\u{29CE}\u{2968}\
        \u{211E}\u{15B}\u{201A}\u{227B}\u{2AB4}\u{2AB8}\u{161}\u{227D}\u{2AB0}\u{15F}\u{15D}\u{2AB6}\u{2ABA}\
        \u{22E9}\u{2A13}\u{227F}\u{441}\u{22C5}\u{22A1}\u{2A66}\u{21D8}\u{2925}\u{2198}\u{2198}\u{A7}\u{A7}\
        \u{3B}\u{2929}\u{2216}\u{2216}\u{2736}\u{1D530}\u{2322}\u{266F}\u{449}\u{448}\u{2223}\u{2225}\u{AD}\
        \u{AD}\u{3C3}\u{3C2}\u{3C2}\u{223C}\u{2A6A}\u{2243}\u{2243}\u{2A9E}\u{2AA0}\u{2A9D}\u{2A9F}\u{2246}\
        \u{2A24}\u{2972}\u{2190}\u{2216}\u{2A33}\u{29E4}\u{2223}\u{2323}\u{2AAA}\u{2AAC}\u{2AAC}\u{FE00}\
        \u{44C}\u{2F}\u{29C4}\u{233F}\u{1D564}\u{2660}\u{2660}\u{2225}\u{2293}\u{2293}\u{FE00}\u{2294}\
        \u{2294}\u{FE00}\u{228F}\u{2291}\u{228F}\u{2291}\u{2290}\u{2292}\u{2290}\u{2292}\u{25A1}\u{25A1}\
        \u{25AA}\u{25AA}\u{2192}\u{1D4C8}\u{2216}\u{2323}\u{22C6}\u{2606}\u{2605}\u{3F5}\u{3D5}\u{AF}\
        \u{2282}\u{2AC5}\u{2ABD}\u{2286}\u{2AC3}\u{2AC1}\u{2ACB}\u{228A}\u{2ABF}\u{2979}\u{2282}\u{2286}\
        \u{2AC5}\u{228A}\u{2ACB}\u{2AC7}\u{2AD5}\u{2AD3}\u{227B}\u{2AB8}\u{227D}\u{2AB0}\u{2ABA}\u{2AB6}\
        \u{22E9}\u{227F}\u{2211}\u{266A}\u{B9}\u{B9}\u{B2}\u{B2}\u{B3}\u{B3}\u{2283}\u{2AC6}\u{2ABE}\u{2AD8}\
        \u{2287}\u{2AC4}\u{27C9}\u{2AD7}\u{297B}\u{2AC2}\u{2ACC}\u{228B}\u{2AC0}\u{2283}\u{2287}\u{2AC6}\
        \u{228B}\u{2ACC}\u{2AC8}\u{2AD4}\u{2AD6}\u{21D9}\u{2926}\u{2199}\u{2199}\u{292A}\u{DF}\u{DF}\u{2316}\
        \u{3C4}\u{23B4}\u{165}\u{163}\u{442}\u{20DB}\u{2315}\u{1D531}\u{2234}\u{2234}\u{3B8}\u{3D1}\u{3D1}\
        \u{2248}\u{223C}\u{2009}\u{2248}\u{223C}\u{FE}\u{FE}\u{2DC}\u{D7}\u{D7}\u{22A0}\u{2A31}\u{2A30}\
        \u{222D}\u{2928}\u{22A4}\u{2336}\u{2AF1}\u{1D565}\u{2ADA}\u{2929}\u{2034}\u{2122}\u{25B5}\u{25BF}\
        \u{25C3}\u{22B4}\u{225C}\u{25B9}\u{22B5}\u{25EC}\u{225C}\u{2A3A}\u{2A39}\u{29CD}\u{2A3B}\u{23E2}\
        \u{1D4C9}\u{446}\u{45B}\u{167}\u{226C}\u{219E}\u{21A0}\u{21D1}\u{2963}\u{FA}\u{FA}\u{2191}\u{45E}\
        \u{16D}\u{FB}\u{FB}\u{443}\u{21C5}\u{171}\u{296E}\u{297E}\u{1D532}\u{F9}\u{F9}\u{21BF}\u{21BE}\
        \u{2580}\u{231C}\u{231C}\u{230F}\u{25F8}\u{16B}\u{A8}\u{A8}\u{173}\u{1D566}\u{2191}\u{2195}\u{21BF}\
        \u{21BE}\u{228E}\u{3C5}\u{3D2}\u{3C5}\u{21C8}\u{231D}\u{231D}\u{230E}\u{16F}\u{25F9}\u{1D4CA}\
        \u{22F0}\u{169}\u{25B5}\u{25B4}\u{21C8}\u{FC}\u{FC}\u{29A7}\u{21D5}\u{2AE8}\u{2AE9}\u{22A8}\u{299C}\
        \u{3F5}\u{3F0}\u{2205}\u{3D5}\u{3D6}\u{221D}\u{2195}\u{3F1}\u{3C2}\u{228A}\u{FE00}\u{2ACB}\u{FE00}\
        \u{228B}\u{FE00}\u{2ACC}\u{FE00}\u{3D1}\u{22B2}\u{22B3}\u{432}\u{22A2}\u{2228}\u{22BB}\u{225A}\
        \u{22EE}\u{7C}\u{7C}\u{1D533}\u{22B2}\u{2282}\u{20D2}\u{2283}\u{20D2}\u{1D567}\u{221D}\u{22B3}\
        \u{1D4CB}\u{2ACB}\u{FE00}\u{228A}\u{FE00}\u{2ACC}\u{FE00}\u{228B}\u{FE00}\u{299A}\u{175}\u{2A5F}\
        \u{2227}\u{2259}\u{2118}\u{1D534}\u{1D568}\u{2118}\u{2240}\u{2240}\u{1D4CC}\u{22C2}\u{25EF}\u{22C3}\
        \u{25BD}\u{1D535}\u{27FA}\u{27F7}\u{3BE}\u{27F8}\u{27F5}\u{27FC}\u{22FB}\u{2A00}\u{1D569}\u{2A01}\
        \u{2A02}\u{27F9}\u{27F6}\u{1D4CD}\u{2A06}\u{2A04}\u{25B3}\u{22C1}\u{22C0}\u{FD}\u{FD}\u{44F}\u{177}\
        \u{44B}\u{A5}\u{A5}\u{1D536}\u{457}\u{1D56A}\u{1D4CE}\u{44E}\u{FF}\u{FF}\u{17A}\u{17E}\u{437}\u{17C}\
        \u{2128}\u{3B6}\u{1D537}\u{436}\u{21DD}\u{1D56B}\u{1D4CF}\u{200D}\u{200C}
        """

    /// Where each value begins in `values`, and the length of `values`, in UTF-8 bytes.
    static let valueOffsets: [UInt16] = [
        0, 2, 4, 5, 6, 8, 10, 12, 14, 16, 18, 22, 24, 26, 28, 30, 33, 35, 39, 42, 44, 46, 50, 53, 55, 57,
        59, 61, 64, 67, 70, 72, 75, 78, 80, 84, 88, 90, 93, 96, 98, 100, 102, 104, 107, 110, 113, 115, 117,
        119, 121, 124, 126, 128, 130, 133, 135, 138, 141, 144, 147, 150, 153, 156, 159, 162, 165, 168, 171,
        174, 177, 180, 183, 187, 190, 193, 196, 199, 201, 203, 205, 208, 211, 214, 216, 218, 221, 223, 227,
        229, 231, 233, 234, 236, 239, 242, 246, 248, 251, 254, 257, 259, 262, 265, 268, 271, 274, 277, 280,
        283, 286, 289, 292, 295, 298, 301, 304, 306, 309, 312, 315, 318, 321, 324, 327, 330, 333, 336, 340,
        342, 344, 346, 348, 350, 352, 354, 356, 358, 360, 362, 366, 368, 370, 373, 375, 378, 381, 383, 387,
        389, 392, 395, 398, 401, 404, 406, 408, 410, 413, 416, 418, 422, 425, 428, 432, 435, 438, 441, 443,
        444, 445, 447, 449, 451, 453, 455, 457, 459, 463, 466, 470, 473, 476, 479, 482, 485, 488, 491, 495,
        498, 500, 502, 503, 505, 508, 511, 514, 517, 520, 522, 525, 528, 530, 532, 534, 536, 538, 540, 542,
        544, 546, 549, 551, 553, 556, 558, 561, 564, 567, 570, 573, 576, 579, 581, 585, 587, 590, 592, 594,
        596, 598, 600, 602, 606, 610, 614, 616, 618, 620, 622, 624, 626, 628, 632, 636, 640, 642, 643, 644,
        646, 648, 651, 654, 657, 659, 661, 663, 666, 669, 672, 675, 678, 681, 684, 687, 690, 693, 696, 699,
        702, 705, 708, 711, 714, 717, 720, 723, 726, 729, 732, 735, 738, 741, 744, 747, 750, 753, 756, 759,
        763, 766, 769, 771, 774, 777, 780, 783, 786, 789, 793, 796, 799, 802, 805, 807, 810, 813, 815, 818,
        821, 825, 828, 832, 835, 837, 839, 841, 843, 845, 847, 850, 853, 856, 859, 862, 865, 866, 870, 873,
        875, 878, 881, 884, 887, 890, 893, 896, 901, 904, 907, 910, 915, 920, 923, 928, 931, 936, 941, 944,
        949, 952, 955, 958, 961, 966, 971, 974, 979, 984, 987, 992, 995, 998, 1001, 1006, 1009, 1014, 1017,
        1022, 1025, 1031, 1034, 1037, 1042, 1045, 1050, 1056, 1059, 1062, 1065, 1068, 1071, 1074, 1078,
        1080, 1082, 1084, 1086, 1088, 1090, 1092, 1094, 1096, 1098, 1102, 1104, 1106, 1108, 1110, 1112,
        1116, 1119, 1122, 1125, 1129, 1131, 1133, 1135, 1137, 1140, 1142, 1144, 1147, 1150, 1153, 1156,
        1159, 1161, 1165, 1167, 1169, 1171, 1174, 1177, 1180, 1183, 1186, 1189, 1192, 1195, 1198, 1201,
        1204, 1208, 1210, 1211, 1212, 1216, 1219, 1223, 1226, 1228, 1230, 1232, 1235, 1238, 1241, 1243,
        1245, 1247, 1250, 1253, 1256, 1259, 1262, 1264, 1267, 1270, 1273, 1276, 1279, 1282, 1285, 1288,
        1291, 1294, 1297, 1300, 1303, 1306, 1309, 1312, 1315, 1318, 1321, 1324, 1327, 1330, 1333, 1336,
        1339, 1342, 1345, 1348, 1351, 1353, 1355, 1357, 1359, 1362, 1364, 1366, 1368, 1370, 1374, 1377,
        1380, 1383, 1386, 1388, 1391, 1395, 1398, 1401, 1404, 1407, 1410, 1413, 1416, 1419, 1423, 1426,
        1429, 1432, 1435, 1438, 1441, 1444, 1447, 1450, 1453, 1456, 1459, 1462, 1465, 1467, 1469, 1472,
        1474, 1476, 1477, 1479, 1481, 1483, 1485, 1489, 1492, 1494, 1500, 1503, 1506, 1509, 1512, 1515,
        1519, 1522, 1526, 1528, 1530, 1532, 1535, 1538, 1540, 1542, 1544, 1546, 1548, 1550, 1554, 1556,
        1558, 1560, 1561, 1564, 1567, 1570, 1573, 1576, 1578, 1582, 1585, 1588, 1591, 1594, 1597, 1600,
        1603, 1606, 1609, 1612, 1615, 1617, 1619, 1621, 1625, 1627, 1629, 1631, 1634, 1637, 1639, 1642,
        1645, 1648, 1651, 1654, 1657, 1658, 1661, 1664, 1667, 1671, 1675, 1679, 1682, 1684, 1687, 1691,
        1695, 1699, 1703, 1705, 1709, 1713, 1715, 1717, 1719, 1721, 1723, 1725, 1727, 1731, 1735, 1739,
        1741, 1743, 1745, 1747, 1749, 1751, 1754, 1756, 1759, 1762, 1766, 1768, 1770, 1772, 1775, 1780,
        1783, 1785, 1787, 1789, 1791, 1793, 1795, 1797, 1800, 1804, 1806, 1808, 1811, 1814, 1816, 1818,
        1821, 1822, 1823, 1826, 1829, 1832, 1835, 1838, 1841, 1844, 1847, 1850, 1853, 1856, 1859, 1862,
        1865, 1868, 1871, 1874, 1877, 1880, 1883, 1886, 1888, 1891, 1893, 1897, 1900, 1903, 1906, 1909,
        1912, 1913, 1916, 1919, 1921, 1923, 1927, 1928, 1931, 1934, 1936, 1938, 1940, 1942, 1945, 1948,
        1951, 1954, 1956, 1959, 1962, 1965, 1968, 1971, 1974, 1977, 1980, 1983, 1985, 1988, 1991, 1994,
        1997, 1999, 2002, 2004, 2007, 2010, 2014, 2017, 2020, 2023, 2026, 2029, 2032, 2035, 2038, 2041,
        2044, 2047, 2050, 2053, 2056, 2059, 2062, 2065, 2068, 2071, 2074, 2077, 2080, 2083, 2086, 2089,
        2093, 2099, 2102, 2106, 2109, 2112, 2115, 2118, 2121, 2124, 2127, 2130, 2133, 2136, 2139, 2142,
        2145, 2148, 2151, 2154, 2157, 2160, 2163, 2166, 2169, 2172, 2175, 2178, 2181, 2184, 2187, 2190,
        2193, 2196, 2199, 2202, 2205, 2208, 2211, 2214, 2217, 2220, 2223, 2226, 2229, 2232, 2235, 2238,
        2241, 2244, 2247, 2250, 2252, 2254, 2256, 2260, 2263, 2266, 2269, 2270, 2273, 2276, 2279, 2282,
        2285, 2288, 2291, 2294, 2296, 2299, 2302, 2305, 2308, 2311, 2314, 2320, 2323, 2325, 2328, 2330,
        2332, 2334, 2336, 2339, 2342, 2344, 2346, 2348, 2351, 2353, 2355, 2357, 2361, 2363, 2366, 2369,
        2371, 2374, 2377, 2379, 2382, 2385, 2388, 2390, 2393, 2396, 2399, 2402, 2405, 2408, 2411, 2414,
        2417, 2420, 2421, 2424, 2427, 2428, 2429, 2432, 2435, 2438, 2441, 2444, 2447, 2450, 2454, 2457,
        2459, 2461, 2464, 2467, 2470, 2474, 2477, 2480, 2483, 2486, 2489, 2492, 2495, 2498, 2501, 2504,
        2507, 2510, 2513, 2516, 2519, 2522, 2525, 2531, 2534, 2537, 2540, 2543, 2546, 2549, 2551, 2553,
        2556, 2559, 2562, 2565, 2568, 2571, 2574, 2577, 2580, 2583, 2586, 2589, 2592, 2595, 2598, 2600,
        2602, 2604, 2607, 2610, 2613, 2616, 2618, 2620, 2622, 2625, 2628, 2632, 2635, 2638, 2641, 2644,
        2647, 2650, 2652, 2654, 2657, 2659, 2661, 2663, 2666, 2669, 2671, 2674, 2677, 2678, 2682, 2684,
        2687, 2690, 2693, 2696, 2699, 2702, 2705, 2708, 2711, 2714, 2717, 2720, 2723, 2727, 2729, 2732,
        2734, 2737, 2740, 2743, 2746, 2749, 2752, 2754, 2757, 2760, 2763, 2765, 2767, 2770, 2772, 2775,
        2777, 2779, 2782, 2784, 2786, 2789, 2792, 2796, 2799, 2801, 2803, 2806, 2809, 2812, 2815, 2818,
        2821, 2824, 2826, 2829, 2832, 2835, 2838, 2841, 2844, 2846, 2849, 2851, 2855, 2858, 2861, 2864,
        2866, 2868, 2870, 2873, 2876, 2879, 2882, 2885, 2886, 2889, 2892, 2895, 2898, 2901, 2904, 2907,
        2910, 2913, 2915, 2917, 2919, 2921, 2923, 2926, 2927, 2930, 2933, 2936, 2939, 2941, 2944, 2947,
        2950, 2953, 2957, 2960, 2962, 2965, 2968, 2971, 2973, 2977, 2980, 2983, 2986, 2989, 2991, 2993,
        2996, 2998, 3000, 3003, 3006, 3009, 3012, 3015, 3017, 3019, 3022, 3025, 3028, 3031, 3034, 3037,
        3040, 3043, 3047, 3050, 3053, 3055, 3057, 3059, 3062, 3064, 3066, 3068, 3070, 3073, 3076, 3079,
        3082, 3085, 3088, 3091, 3094, 3097, 3100, 3106, 3109, 3113, 3116, 3119, 3122, 3124, 3127, 3130,
        3133, 3136, 3139, 3142, 3145, 3148, 3151, 3154, 3157, 3161, 3162, 3165, 3168, 3171, 3174, 3175,
        3176, 3179, 3182, 3185, 3188, 3191, 3194, 3197, 3200, 3203, 3206, 3209, 3212, 3218, 3224, 3227,
        3230, 3232, 3235, 3237, 3240, 3243, 3246, 3249, 3251, 3254, 3257, 3260, 3263, 3267, 3270, 3273,
        3276, 3279, 3282, 3285, 3289, 3292, 3296, 3299, 3301, 3304, 3307, 3309, 3311, 3314, 3316, 3318,
        3320, 3322, 3324, 3326, 3329, 3333, 3335, 3337, 3340, 3343, 3346, 3349, 3352, 3354, 3356, 3359,
        3362, 3365, 3367, 3370, 3372, 3375, 3378, 3381, 3384, 3386, 3389, 3392, 3395, 3398, 3401, 3404,
        3406, 3408, 3412, 3414, 3417, 3419, 3421, 3425, 3428, 3431, 3434, 3437, 3440, 3443, 3446, 3448,
        3450, 3452, 3454, 3456, 3458, 3462, 3464, 3468, 3472, 3474, 3476, 3478, 3480, 3482, 3484, 3488,
        3490, 3492, 3494, 3498, 3502, 3505, 3508, 3511, 3514, 3517, 3520, 3523, 3525, 3528, 3531, 3533,
        3536, 3539, 3542, 3545, 3547, 3549, 3552, 3555, 3558, 3561, 3564, 3567, 3570, 3573, 3576, 3579,
        3582, 3585, 3591, 3594, 3597, 3598, 3599, 3602, 3605, 3608, 3610, 3612, 3615, 3616, 3618, 3621,
        3624, 3627, 3630, 3633, 3636, 3639, 3642, 3645, 3648, 3651, 3654, 3657, 3660, 3663, 3666, 3669,
        3672, 3675, 3678, 3681, 3684, 3687, 3690, 3693, 3696, 3702, 3705, 3708, 3711, 3714, 3717, 3720,
        3723, 3726, 3729, 3733, 3736, 3739, 3742, 3745, 3748, 3751, 3753, 3756, 3759, 3762, 3765, 3768,
        3770, 3773, 3776, 3779, 3782, 3785, 3788, 3791, 3794, 3797, 3800, 3803, 3806, 3809, 3812, 3815,
        3818, 3821, 3824, 3827, 3831, 3834, 3837, 3840, 3841, 3844, 3847, 3850, 3851, 3854, 3857, 3860,
        3863, 3866, 3869, 3872, 3875, 3879, 3882, 3885, 3888, 3891, 3892, 3895, 3898, 3900, 3901, 3902,
        3905, 3908, 3911, 3914, 3917, 3920, 3923, 3926, 3929, 3932, 3935, 3938, 3941, 3947, 3953, 3956,
        3958, 3960, 3963, 3966, 3969, 3972, 3975, 3978, 3981, 3984, 3987, 3990, 3992, 3995, 3998, 4002,
        4005, 4007, 4009, 4012, 4013, 4016, 4018, 4020, 4023, 4026, 4029, 4032, 4035, 4038, 4041, 4044,
        4048, 4051, 4055, 4058, 4060, 4063, 4066, 4071, 4077, 4082, 4085, 4088, 4093, 4099, 4104, 4107,
        4110, 4113, 4116, 4118, 4124, 4127, 4132, 4137, 4139, 4142, 4145, 4148, 4151, 4153, 4155, 4160,
        4165, 4168, 4170, 4172, 4175, 4180, 4183, 4185, 4188, 4191, 4194, 4197, 4200, 4203, 4208, 4211,
        4214, 4219, 4222, 4225, 4229, 4234, 4237, 4240, 4245, 4250, 4255, 4258, 4261, 4264, 4267, 4270,
        4273, 4276, 4279, 4282, 4285, 4287, 4290, 4295, 4298, 4301, 4304, 4307, 4310, 4313, 4318, 4323,
        4328, 4331, 4334, 4337, 4340, 4343, 4346, 4350, 4352, 4354, 4357, 4362, 4367, 4370, 4373, 4376,
        4379, 4382, 4385, 4388, 4391, 4394, 4400, 4405, 4408, 4411, 4414, 4419, 4422, 4427, 4430, 4433,
        4438, 4443, 4446, 4449, 4452, 4455, 4458, 4463, 4467, 4470, 4473, 4476, 4479, 4482, 4485, 4488,
        4491, 4494, 4497, 4502, 4505, 4511, 4514, 4519, 4522, 4527, 4530, 4535, 4538, 4544, 4547, 4552,
        4555, 4557, 4559, 4562, 4565, 4568, 4571, 4574, 4576, 4577, 4580, 4583, 4586, 4589, 4595, 4598,
        4604, 4608, 4611, 4614, 4620, 4624, 4630, 4633, 4639, 4645, 4648, 4651, 4654, 4657, 4660, 4663,
        4665, 4667, 4670, 4673, 4675, 4677, 4679, 4682, 4684, 4687, 4690, 4693, 4695, 4698, 4702, 4704,
        4706, 4708, 4711, 4714, 4716, 4719, 4722, 4725, 4728, 4731, 4734, 4736, 4738, 4740, 4743, 4746,
        4750, 4753, 4756, 4759, 4762, 4765, 4768, 4771, 4774, 4776, 4778, 4780, 4782, 4785, 4788, 4791,
        4794, 4797, 4799, 4801, 4804, 4806, 4808, 4811, 4814, 4816, 4818, 4821, 4824, 4826, 4828, 4831,
        4834, 4837, 4840, 4842, 4843, 4844, 4847, 4850, 4853, 4857, 4859, 4861, 4864, 4867, 4869, 4872,
        4874, 4877, 4880, 4883, 4884, 4887, 4890, 4893, 4896, 4899, 4902, 4904, 4906, 4909, 4912, 4914,
        4917, 4921, 4923, 4925, 4928, 4931, 4934, 4937, 4940, 4943, 4946, 4949, 4952, 4955, 4958, 4961,
        4964, 4967, 4970, 4973, 4976, 4979, 4982, 4985, 4988, 4991, 4994, 4997, 5000, 5003, 5007, 5009,
        5012, 5016, 5019, 5023, 5026, 5030, 5033, 5036, 5037, 5040, 5041, 5042, 5045, 5048, 5051, 5054,
        5057, 5062, 5064, 5067, 5070, 5073, 5076, 5079, 5082, 5084, 5086, 5089, 5092, 5095, 5098, 5101,
        5104, 5107, 5110, 5113, 5116, 5119, 5122, 5125, 5128, 5131, 5134, 5137, 5138, 5139, 5142, 5145,
        5148, 5150, 5152, 5155, 5156, 5158, 5161, 5164, 5167, 5170, 5173, 5176, 5179, 5182, 5185, 5188,
        5190, 5192, 5195, 5198, 5202, 5205, 5208, 5211, 5213, 5215, 5218, 5221, 5224, 5227, 5230, 5233,
        5236, 5239, 5242, 5244, 5247, 5250, 5253, 5256, 5259, 5262, 5265, 5268, 5271, 5274, 5277, 5281,
        5284, 5287, 5288, 5291, 5294, 5297, 5300, 5304, 5307, 5308, 5311, 5314, 5317, 5320, 5323, 5326,
        5329, 5332, 5335, 5338, 5340, 5343, 5346, 5349, 5352, 5354, 5357, 5360, 5362, 5364, 5367, 5370,
        5373, 5376, 5379, 5381, 5384, 5387, 5390, 5393, 5396, 5399, 5402, 5404, 5406, 5407, 5410, 5413,
        5416, 5419, 5423, 5426, 5429, 5431, 5433, 5436, 5439, 5441, 5443, 5445, 5447, 5449, 5452, 5455,
        5458, 5461, 5464, 5467, 5470, 5473, 5476, 5479, 5482, 5485, 5488, 5491, 5494, 5497, 5500, 5503,
        5506, 5512, 5514, 5515, 5518, 5521, 5525, 5528, 5531, 5534, 5537, 5543, 5546, 5552, 5555, 5558,
        5561, 5564, 5567, 5570, 5573, 5576, 5579, 5582, 5585, 5588, 5591, 5595, 5598, 5601, 5604, 5607,
        5610, 5612, 5614, 5616, 5619, 5622, 5625, 5628, 5631, 5634, 5637, 5640, 5643, 5646, 5649, 5652,
        5655, 5658, 5661, 5664, 5667, 5670, 5673, 5676, 5679, 5682, 5685, 5688, 5691, 5694, 5697, 5700,
        5702, 5704, 5706, 5708, 5710, 5712, 5715, 5718, 5721, 5724, 5727, 5730, 5733, 5736, 5739, 5742,
        5745, 5748, 5751, 5754, 5757, 5760, 5763, 5766, 5769, 5772, 5775, 5778, 5781, 5784, 5787, 5790,
        5792, 5794, 5797, 5799, 5802, 5804, 5806, 5808, 5811, 5814, 5818, 5821, 5824, 5826, 5828, 5830,
        5833, 5836, 5839, 5842, 5845, 5847, 5849, 5851, 5853, 5855, 5858, 5861, 5864, 5867, 5870, 5873,
        5876, 5879, 5883, 5886, 5889, 5892, 5895, 5898, 5901, 5904, 5907, 5910, 5913, 5916, 5919, 5922,
        5925, 5928, 5931, 5934, 5937, 5941, 5943, 5945, 5947, 5950, 5953, 5956, 5959, 5962, 5964, 5966,
        5969, 5971, 5973, 5975, 5977, 5979, 5982, 5984, 5987, 5990, 5994, 5996, 5998, 6001, 6004, 6007,
        6010, 6013, 6016, 6019, 6021, 6023, 6025, 6027, 6031, 6034, 6037, 6040, 6043, 6046, 6048, 6050,
        6052, 6055, 6058, 6061, 6064, 6066, 6069, 6073, 6076, 6078, 6081, 6084, 6087, 6089, 6091, 6094,
        6097, 6100, 6103, 6106, 6109, 6111, 6113, 6116, 6118, 6120, 6123, 6126, 6128, 6130, 6136, 6142,
        6148, 6154, 6156, 6159, 6162, 6164, 6167, 6170, 6173, 6176, 6179, 6180, 6181, 6185, 6188, 6194,
        6200, 6204, 6207, 6210, 6214, 6220, 6226, 6232, 6238, 6241, 6243, 6246, 6249, 6252, 6255, 6259,
        6263, 6266, 6269, 6272, 6276, 6279, 6282, 6285, 6288, 6292, 6295, 6298, 6300, 6303, 6306, 6309,
        6312, 6315, 6319, 6322, 6325, 6328, 6331, 6335, 6338, 6341, 6344, 6347, 6350, 6352, 6354, 6356,
        6358, 6360, 6362, 6364, 6368, 6370, 6374, 6378, 6380, 6382, 6384, 6386, 6388, 6390, 6392, 6395,
        6397, 6401, 6403, 6406, 6410, 6414, 6417, 6420,
    ]
}
