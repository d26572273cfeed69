/** First names that are common where owners write, in lower case; those that are rather other words are left out. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron abigail adam adrian agata agnes agnieszka aidan aisha alan albert alejandro alessandro alex alexander alexandra alfie alice alina
  alison allan alois álvaro alvaro amanda amelia amir amparo amy ana anders andrea andreas andrew andrzej andy angela angelika anil anita
  anja anna anne annie antoine anton antonio arjun arthur astrid audrey aoife ayesha bastien barbara barry bart beatrice becky ben benedita
  benjamin bernadette bernd bert beth betty bex birgit birte björn blessing brenda brian brigitte bruno callum camille carl carla carlos carmen
  carol caroline carolina caitlin catherine cathy cécile celia charles charlie charlotte chiara chloe chloé chris christa christian christina
  christine christophe christopher ciara claire clara clare claudia claudio claus clive clément colin colm conor corinne craig cristina daisy den jo al ed june april kev toto bea ineke dilys moritz doc lyndsey kev
  damian damien dan daniel daniela danielle danny dario darlene darren dave david dawn deb debbie deborah deirdre denis denise dermot derek
  diana diane diego dieter dimitri dirk dominic dominik dominique donna doris dorota dorothy dougie duncan dylan eamon ed eddie edith edward
  eileen elaine elena eleanor elisabeth elizabeth ella ellen ellie emer emil emily emma enrico eric erik erika ernst esther ethan eugene eva
  evelyn ewa fatima federica federico felix fergus fernando fiona florian frances francesca francesco francisco francois françois frank franz
  fraser fred freddie frida friedrich gabriel gabriele gareth gary gemma geoff george georg georgia gerald gerard gerd geraldine giovanni
  gina ginny gisela giulia giuseppe glenn gloria gordon graham grainne gráinne greg gregor guido günter günther gwen hannah hanna hannes hans
  harald harriet harry hassan heather heidi heike heinz helen helena helga hélène helmut hemi henri henry herbert hervé hilary hiten holger holly
  horst howard hugh hugo ian iain ibrahim ida ignacio ilse imran ines inês inga ingo ingrid irena irene isabel isabella isabelle isla ivan
  jack jacob jacqueline jacques jake jakob jakub james jamie jan jana jane janet janice janine jasmin jason javier jean jeff jemma jennifer
  jenny jens jeremy jerzy jess jessica jill jim jimmy joan joanna joanne joao joão jochen jodie joe joel johan johann johannes john johnny jon
  jonas jonathan joost jörg jordi jorge jose josé josef joseph josephine josh joshua joyce juan juanita judith jules julia julian julie
  julien jürgen jutta kai kamil karen karin karl karolina kate katharina katherine kathleen kathrin kathy katie katja katrin katy kay keith kelly
  ken kenneth kerstin kevin kieran kim kirsten kirsty klaus kristiina kristina krzysztof kurt kyle lara lars laura lauren laurence laurent
  layla lea léa leah lee lena leo leon leonie lesley leslie lewis liam lidia lilly linda lindsay lio lisa liz lorenzo lorna lorraine
  louis louise luca lucas lucia lucía lucie lucy luis luisa luise lukas luke luís lynda lynn lyndsay maciej maeve magda magdalena maggie mags mairead
  maja małgorzata manuel manuela marc marcel marcin marco marcus marek margaret margarita margit marguerite maria maría marianne marie
  marijke mario marion mark marko marlene marta martha martin martina mary maryam mateusz matt matteo matthew matthias maureen maurice max maxine
  maya megan mehmet meike mel melanie melissa mia michael michaela michal michał michel michèle michelle miguel mika mike mikołaj milan miriam
  mo mohammed moira monica monika monique morag moritz muhammad nadia nadine nancy naomi natalia natalie natasha nathan neil niall niamh nicholas
  nicola nicolas nicole nigel niklas nils nina noelia noel nora norbert norma núria odile olaf ole olga oliver olivia oliwia orla oscar oskar
  owen pablo paco paddy padraig pam pamela paola paolo pascal pat patrice patricia patrick paul paula pauline pawel paweł pedro peggy penny pete
  peter petra phil philip philipp philippe phoebe pia pierre pilar piotr priya rachel rafael rainer raj ralf ralph ramon raquel ray raymond
  rebecca regina reinhard renate rené resi reto ricardo richard rick rita rob robert roberta roberto robin rodrigo roger roisin roland rolf
  roman ronald ronnie ros rosa rosemary rosie ross rowan roy ruben rudi rupert ruth ryan sabine sal sally salvatore sam samantha samir samuel sandra
  sanja sara sarah sascha scott sean seán sebastian sergio shabnam shane shannon sharon shaun shauna sheila shirley siân siegfried silke silvia simon
  simone simran siobhan sinéad sofia sofie sonia sonja sophia sophie stan stanley stefan stefanie stefano steffi stella stephan stephanie stephen steve
  steven stewart stuart sue susan susanna susanne suzanne svenja sven sylvia sylvie tamara tamsin tanja tanya tara ted teresa terence terry tess
  theo theresa thérèse thomas thorsten tilda tim timo timothy timur tina tobias todd tom tomás tomasz tommy toni tony tracey tracy trent trevor
  trish trudy tunde udo ulrich ulrike ursula uwe valentina valerie vanessa vera veronica veronika vicente vicky victor victoria vikki vincent vinny
  viola violeta virginia wally walt walter wanda wayne wei wendy werner wiebke wilhelm will william willy wilma wojciech wolfgang xavier yasmin yasmine
  yolanda yuki yusuf yves yvonne zara zbigniew zoe zoé zofia ana-maria anne-marie jean-luc jean-pierre marie-claire hans-peter karl-heinz maruja nelson`.split(
    /\s+/u,
  ),
);
