/** Common first names in lower case, without those that are more often other words. */
export const firstNames: ReadonlySet<string> = new Set(
  `sian owain eluned ceri alun macca kez tez jez kaz shirl debs babs liv tolu bisi yemi fatou aminata ousmane moussa mamadou farzana kamran javed zoya balvinder parminder venkat haruto lupita xochitl itzel inma nuria txema gaëlle inès maxime maren ruthann fionn róisín jarlath paudie aroha wiremu anahera ngaire brent darryl cody tyrell shaniqua brayden guadalupe
  marloes ron kath ferdi gillian bronte anke luggi packie maura wendeline tove ylva sanna emelie jannik malte lasse finn hauke okke wiebe sietske annemiek wietse jolanda femke rutger sybren hylke klaudia beatriz rúben gonçalo tomé jacinto leonel noémia piedad remedios consuelo inmaculada rocío amaya josune estíbaliz ana-belén
  dragana karoline ebba katalin yesenia özgür clémentine ottoline gord damo esteban imani arianna gretchen nathaniel hubert iker ginevra blaise antonio eoghan fidelma breda colin jordan
  aaron abdul abdullah abigail adam adele adrian adriana adrien adèle afonso aga agata agathe agnes
  agnieszka ahmad ahmed aidan aileen ailsa aine aisha aitor ajay akira al alan alasdair alba albane albert
  alberta aldo alec alejandra alejandro aleksandra alessandra alessandro alessia alex alexa alexander
  alexandra alexis alfie alfonso alfred alfredo ali alice alina alison alistair allan allen alma almudena
  alois alonso aloysius alvaro amaia amalia amanda amara amelia amina amir amit amparo amy amélie ana
  ana-maria anastasia anaïs anders andrea andreas andres andrew andrzej andré andrés andy aneta angela
  angelika angelo angus anika anikó anil anita anja ann anna annabel annalena anne anne-marie annelies
  annemarie annette annie annika anouk anselm anthea anthony antje antoine anton antonella antoni antonia
  antonio antónio aoife apolline april ariane ariel arjun armando armin arnaud arne arno arnold arthur
  arturo asif astra astrid audrey augusto aurora aurélie axel ayesha aziz baptiste barbara barry bart
  bartosz bas basia basil bastian bastien bea beata beatrice becky begoña bella belén ben benedict benedikt
  benedita bengt beniamino benita benito benjamin benoît berit berna bernadette bernard bernardo bernd bert
  beth bettina betty bev beverley bex bill billy birgit birte björn blanca blessing bob bobby bodo bogdan
  boris brad bradley brandon breda brenda brendan brian bridget bridie brigitte britta bronagh bronwyn
  bruce bruno bryan bryony burak błażej caitlin callum camila camilla camille camillo candice caren carina
  carl carla carlo carlos carly carme carmel carmen carol carola carole caroline carolyn carrie carsten
  cary casey cassie catalina catarina cath catherine cathy catriona cedric celeste celia cem cesar chad
  chantal charlene charles charlie charlotte cher cheryl chiara chloe chloé chris christa christian
  christina christine christophe christopher ciara ciaran ciarán cillian cinzia claire clara clare clarissa
  claude claudette claudia claudio claus clemens clement clive clodagh clément coen coleen colin colm
  concetta conchita connie conor conrad constanze cora coral cordelia cordula corina corinne cornelia
  cornelius corrado cosima craig cristina curtis cynthia cyril cyrille cécile cédric céline césar dagmar
  dai daisy dale damian damien damon dan dana daniel daniela danielle danilo danny danuta daphne darina
  dario dariusz darlene darragh darren dave david davide davina dawn dean deb debbie deborah declan deirdre
  delia delphine demi den denis denise deniz dennis derek dermot desmond detlef dhruv diana diane didier
  diego dieter dilip dilys dimitri dina dino dion dirk doc dolores domenico dominic dominik dominique donal
  donald donatella donato donna donnacha dora doreen doris dorota dorothy doug dougal dougie douglas drew
  duarte duncan dušan dwayne dylan débora eamon earl eberhard eckhard ed eddie edgar edith edoardo eduardo
  edward edwin edyta eileen eilidh einar ekaterina elaine eleanor elena eleonora eli elia eliane elias
  elisa elisabeth elise elizabeth elke ella ellen ellie elliot elliott elmar elodie eloise elsa else
  elspeth elvira emanuel emanuele emer emil emilia emiliano emilie emilio emily emma emmanuel emmanuelle
  emmet encarna ennio enrico enya enzo eoin eric erik erika erin ermanno ernesto ernst erwan erwin
  esmeralda esmé esperanza esteban estelle esther ethan etienne eugene eugenia eugenio eustace eva evan
  evelina eveline evelyn ewa ezio fabian fabien fabienne fabio fabrice fabrizio faisal farah farida farouk
  fatima fatma fausto faye federica federico felix ferdinand fergal fergus fernando filip filipa filippo
  finbarr finn fintan fiona flavia fleur florence florian florin floris fons frances francesca francesco
  francisco francois frank franz françois fraser frauke fred freddie fredrik freya frida frieda friedrich
  frits fritz fátima gabriel gabriela gabriele gabriella gaby gaetano gail gareth garry gary gavin gaël
  geert gemma genevieve geneviève geoff georg george georges georgia georgina georgios geraint gerald
  geraldine gerard gerd gerlinde germaine gero gerrit gerry gert gertrud giacomo gian gianluca gianna
  gilbert giles gilles gina ginny gino giorgia giorgio giovanni gisela gisele gitte giulia giuseppe gladys
  glenn gloria gonzalo goran gordon gottfried grace graham grainne grażyna greg gregor gregorio gregory
  greta grzegorz gráinne gudrun guido guillaume guillermo gunnar gunther gustav gustavo gwen gwenaëlle
  gwilym gwyneth günter günther hakan halina hamish hamza hana hanna hannah hanneke hannes hanno hans
  hans-peter harald harriet harry haruka haruki hasan hassan heather hector hedwig heide heidi heike heiko
  hein heiner heinrich heinz helen helena helga helmut hemi hendrik henk hennie henri henrietta henrik
  henrique henry henryk herbert herman hermann hermine hervé hilary hildegard hiroshi hiten holger holly
  horacio horst howard hubert huda hugh hugo huw héctor hélène iain ian ibrahim ida iestyn ifan iga ignacio
  ignacy igor ikram ilaria iliana ilona ilse imke imogen imran indira ineke ines inga ingeborg inger ingo
  ingrid inigo inés inês iolanda iona irena irene iris irma irmgard isaac isabel isabela isabella isabelle
  isadora isidro isla ismael ismail isobel isolde istván itziar ivan ivana ivo ivonne iwona izabela iñaki
  jacek jacinta jack jackie jacky jacob jacqueline jacques jaime jake jakob jakub jamal james jamie jamila
  jan jana jane janek janet janice janina janine janis janusz jarek jarosław jasmin jasmine jason jasper
  javi javier jay jayne jean jean-luc jean-pierre jeanette jeanne jeannie jeff jelena jemma jen jennie
  jennifer jenny jens jeremy jerome jerzy jess jesse jessica jesús jette jill jim jimmy jitka jo joachim
  joan joana joanna joanne joao jocelyn jochen jodie jody joe joel johan johann johanna johannes john
  johnnie johnny jola jolanta jolien jon jonas jonathan jonny joost jordan jordana jordi jorge joris jose
  josef josefa josefina joseph josephina josephine josh joshua josie josip jost josé joyce jozef joão juan
  juana juanita jude judith judy jules julia julian juliana juliane julie julien juliet juliette june jussi
  justin justine justyna jutta jérôme józef jörg jürg jürgen kaan kacper kai kaitlyn kamil kara karen karim
  karima karin karina karl karl-heinz karolina kasia katarzyna kate katerina katharina katherine kathleen
  kathrin kathryn kathy katie katja katrien katrin katrina katy kay kaye kazimierz keiko keir keith kelly
  kelvin ken kenji kenneth kerry kerstin kev kevin khadija khalid kian kieran kieron kim kiran kirsten
  kirsty kit kitty klaas klara klaus koen konrad konstantin konstanze korbinian kristen kristian kristiina
  kristin kristina kristof kristy krzysztof kunal kurt kyle kyra lachlan ladislav laetitia laila lana lara
  larissa larry lars laura lauren laurence laurent lauri lavinia layla lea leah leandro leanne lee leigh
  leila lena lennart leo leon leonard leonardo leonie leonor leopold leroy lesley leslie leszek levi lewis
  liam liana libby lidia lieke liesbeth lilian liliana lillian lilly lily lina linda lindsay linus lio
  lionel lisa lisbeth lise lisette livia liz lizzie lloyd llŷr lois lola lorenzo loretta lorna lorraine
  lotta lotte lou louis louise lourdes lubomir luca lucas lucia luciano lucie lucien lucienne lucille
  lucinda lucy lucía ludovic ludwig luigi luis luisa luise luisella lukas lukasz luke lutz luís lydia lyn
  lynda lyndsay lyndsey lynette lynn lynne léa mabel maciej maciek madeleine mads maebh maeve magali magda
  magdalena maggie magnus mags mahmoud maik maike mairead mairi maite maj maja malcolm malgorzata malik
  malin manfred manoj manolo manon manuel manuela marc marcel marcella marcello marcelo marcia marcin marco
  marcus marek margaret margarita margherita margit margot margret margrit marguerite mari maria mariam
  mariana mariangela marianne mariano marie marie-claire marieke mariel mariella marijke mario marion
  mariusz marjan marjorie mark marko marlene marlies marlon marta martha martijn martin martina martine
  martín maruja marvin mary maryam marzena maría massimo mateusz mathias mathieu mathilde matilda matt
  matteo matthew matthias matthijs mattia matías maud maureen maurice mauro max maximilian maxine maya
  małgorzata mechthild meera megan mehdi mehmet meike mel melanie melinda melissa mercedes mererid mervyn
  meryem mete mette mhairi mia micha michael michaela michal michał michel michelle micheál michèle mick
  mickey mieke miguel mihai mika mikael mike mikołaj milan milena millie mina minna mira mireille miriam
  mirko miroslav mirosław mitch mo moa mohamed mohammad mohammed moira moll molly mona monica monika
  monique morag moreno morgan moritz morten moya muhammad muriel murray mustafa myles myra myriam myrtle
  nadia nadine nadja nadège nairn nancy nanette naomi natacha natalia natalie natasha nataša nathalie
  nathan nathaniel neal ned neele neha neil nelly nelson neus neville nevin niall niamh nic niccolò
  nicholas nick nicki nicky nicola nicolas nicole nicoletta nicolò niels nigel nikki niklas nikola nikolai
  nikolaus nils nina nino ninon noa noah noel noelia noemi nora norbert norma noémie nuala nuno núria
  octavia odile oisin oisín olaf ole oleg olena olga olive oliver olivia olivier oliwia ollie omar oona
  oriol orla orlaith orlando orsolya osama oscar oskar osman otis otto owen pablo pacho paco paddy padraig
  palmira pam pamela paola paolo parvin pascal pascale pascual pat patrice patricia patrick patrizia patryk
  patsy patti patty paul paula pauli paulina pauline paulo pavel pawel paweł pedro peggy penny pepe pere
  perry peta pete peter petra phil philip philipp philippa philippe phoebe phyllis pia pierluigi pierre
  piers piet pieter pilar pim piotr pippa poppy priscilla priya przemek przemysław pádraig quentin quim
  rabia rachael rachel radek radosław rafa rafael rafał rahul raimund rainer raj rajesh ralf ralph ramon
  ramona rana randy ranjit raphael raphaël raquel rashid raul ravi ray raymond raúl reba rebecca rebekah
  reg reggie regina reinhard reinhold remo renata renate renato renee rené renée resi reto rhian rhiannon
  rhona rhonda rhys ricardo riccardo richard richie rick ricky ridwan rien rik rina rita rob robbie robert
  roberta roberto robin rocco rocío rod rodney rodrigo rogelio roger roisin rok roland rolf romain roman
  romy ronald ronan ronja ronnie rory ros rosa rosalie rosalind rosalyn rosanna rosanne rosario roseanne
  rosella rosemary rosi rosie rosita ross roswitha rowan roy roz ruben ruby rudi rui rune rupa rupert russ
  russell ruta ruth ruud ryan ryszard rémi saba sabina sabine sabrina sacha sadie safia sakura sal salah
  sally salma salvatore sam samantha sami samia samir samira samuel samuele sander sandi sandra sandro
  sandy sanja sanjay sanjeev sanne santiago santo saoirse sara sarah sascha saskia saul scott sean seb
  sebastian selim selina selma senga serena serge sergei sergi sergio seán shabnam shaheen shahid shane
  shania shannon sharon shaun shauna shay shea sheila shirley shona shreya siegfried sigrid silas silke
  silvana silvano silvia silvio simon simona simone simonetta simran sinead sinéad siobhan siobhán siân
  sjoerd slavka sofia sofie solange sonia sonja sonny sophia sophie soraya soren stacey stacy stan
  stanislav stanisław stanley stefan stefanie stefano steffen steffi stella stephan stephane stephanie
  stephen steve steven stewart stian stijn stine stuart stéphane sue suki sunil sunita susan susana susann
  susanna susanne susi suzanna suzanne suzie suzy svein sven svenja svetlana sybille sylvain sylvia sylvie
  sylwia szymon sébastien séverine sólveig søren sławomir tadeusz taher tahir takeshi talia tamara tamas
  tammy tamsin tania tanja tanya tara tariq tatiana tatjana taylor ted teddy teo teodor teodora terence
  teresa teresita terri terry tess tessa thea thelma theo theodor theresa thibault thierry thijs thilo
  thomas thora thorsten thérèse tiago tiffany tilda tilly tilo tim timo timon timothy timur tina tito
  tiziana tobi tobias tobin toby todd tom tomas tomasz tomek tommy tomoko tomás toni tonia tony tonya
  torben torsten toto tracey tracy travis trent trevor tricia trine trish tristan trudy truus tunde tyler
  udo ueli ulf uli ulla ulrich ulrike umberto ursula uschi ute uwe vadim valentin valentina valentino
  valeria valerie valerio valérie vanessa vasco vera verena veronica veronika veronique vic vicente vicky
  victoire victor victoria vijay vikki vikram viktor viktoria vilma vincent vincenza vincenzo vinny viola
  violet violeta violetta virginie vishal vito vittoria vittorio viv vivian vivien vivienne vlad volker
  véronique waldemar wallace wally walt walter waltraud wanda warren wayan wayne wei wencke wendelin wendy
  werner wiebke wieslaw wiesława wiktor wiktoria wilfred wilfried wilhelm wilhelmina willem william willy
  wilma wim winfried winnie winston wojciech wolfgang wout xavi xavier xenia ximena yann yannick yara
  yasmin yasmina yasmine ying yohan yolanda yolande yosef youssef yuki yuri yusuf yvan yves yvonne zac zach
  zachary zahra zainab zara zbigniew zdeněk zelda zenon zeynep zoe zofia zoltan zoé zuzana zuzanna áine
  álvaro ángel élise élodie émilie étienne łukasz
  aarav abby abena addison adeel aditya aina ainhoa aino akua aled alf amaka amjad ananya ander andreea
  andri angharad anjali ann-sophie anne-laure anne-sophie anneli antti arantxa arif arild arjan arjen
  arnau arun ashok asier asim aslaug assunta aubrey ayse ayşe baz becca bente beryl bethan bethany bilal
  birgitta birthe bjørn bogusia bohdan bonnie bożena bram brianna brid brittany bríd bubba burgi börje
  callan calum candace caoimhe capucine carmela carys cathal cerys chelo cheyenne chidi chinedu chioma
  cindy ciro cletus clint cliona clémence clíona colman conceição corentin cormac costel cristian curdin
  curro dafydd daisuke darach darcie darnell daz debra deepa deepak deirbhile delroy delyth demelza
  dermott derya deshawn diarmuid dinesh ditte dmitri dmytro donncha dottie dragos dragoș dries duc ebba
  edna edurne eeva eimear eithne eleri elif elin elroy elsie emeka emre emyr enid enora ernie esra ethel
  euan eun eva-lena ewan farhan fearghas femi femke fenna fernanda ffion fiachra findlay finlay
  fionnuala flemming flori floyd flurina franek galina gaz geeta geir gennaro gethin gheorghe
  gian-andrea gienek gijs ginette gita gobnait gopal gorka goulven graziella graça greet griet guillem
  gunilla gurpreet gustl gwenola göran gül haakon hailey haley halinka halyna hansruedi hardeep harjit
  haroon harpreet haru hattie hayley hege heikki heniek henning hettie hias hilde hiro hoyt huguette
  huong huseyin hyun håkon hélder hélio hüseyin idoia ifeoma ihor iker ileana ilkka imtiaz inderjit
  ingela ioana iolo ion irfan irina iryna jacco jadwiga jago jagoda jared jari jasiek jaspreet jasvinder
  jaume jean-claude jean-françois jean-louis jean-marc jean-michel jean-paul jean-yves jeb jed jef jelle
  jenna jeremiah jermaine jeroen jethro ji-woo jin-soo joaquim jolene joni joseba josep josette jowan
  juha junaid jørgen kamal kari kashif katleen kavita kayla kaylee kayleigh kees keisha kelsey kemal
  kemi kendra kenta kerensa kike kilian kinga kirk kirsi kjeld kjell kofi kojo koldo krista krystyna
  kuba kwame kwesi kylie kåre köbi lacey ladina laia lakshmi lamar latoya leann leif leire leland lene
  leokadia leyla lies liesl lieve lindsey linnea lisl loic loli lonnie lorcan loredana lori lorne lowri
  loïc luann lucyna ludmila ludmiła ludo lurdes lynnette lyudmila maarten mackenzie makoto mandeep
  manpreet marcy margaux marge mari-carmen maricarmen marie-france marie-hélène marie-laure marie-pierre
  marit marjolein marla marleen maryla maryse maryvonne mats matti mavis maël maëlle mckenna meena mercè
  meredith meritxell merle merryn micheal midge mieczysław mietek mihaela mikel mikko mimmo min-ji mindy
  minh mirka mogens mohan montse morwenna mukesh murat mykola mícheál nadeem naoko naresh naseem nasreen
  natalka navdeep naveed neelam nekane nele nellie nello nerys ngozi nia nikhil nikolay nisha nitin
  nneka nolwenn norah norman notburga nunzia nuray obinna océane odhran ofélia oksana olek oleksandr
  olha olu oran orhan ornella otília ozlem padraic paqui parveen pasquale peadar pekka pepa pepi peppe
  peppino pernilla pertti peyton phuong pieter-jan piran pirjo pooja poul pradeep prakash preben
  proinsias purvis páraic päivi qasim quang queenie quique radu ragnhild rajan rajiv rakesh ramesh
  razvan reena regula rekha rena renzo rhodri riikka rikke ritu rizwan roar robyn rohan rohit romano
  rosaria roser rosário ruadhan ruairi ruari ruaridh ruedi rukhsana ryo rysiek sachiko sadhbh saima
  sajid sandeep satish satoshi seamus seanie seema selin senan sepp seraina serkan severin sevgi seánie
  shabana shanice shawn shawna shaz shelby sheldon shelley shelly sherry sheryl shilpa shonagh sid signe
  sigurd silje sioned siriporn sjaak skeet skylar soizic solfrid solveig solène somchai soo-jin sorcha
  sorin staci stacie stasia staszek stefania sten struan sukhdev sukhjit suresh surinder svitlana sytske
  séamus tadhg tahira tamika tamsyn tanisha tanvir taras taryn tasha tate tejal terje terrell teun thuy
  théo théophile tiina timothée tine titouan tiziano tjitske toninho tosia tove toñi toñín traudl trey
  trisha trond tuan tullio turid tuula tyra tyrone tülay uche ufuk ugo ulrika unai urs ursina urszula
  usha usman varun vasile vasyl veerle veikko vern vernon viggo vinod virgil vitor vladimir volkan vreni
  vroni vítor wade waqas wendell wendi whitney wiesia wietske wilf wojtek wouter wyatt xabier xaver xin
  yannig yasemin yash yaw yilmaz yuka yuko yulia yuliya yvette zahid zane zbyszek zdzisław zehra zeke
  zenek zenzi zosia zubair zygmunt zé åke özlem øyvind`.split(/\s+/u),
);
