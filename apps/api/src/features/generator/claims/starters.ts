/**
 * Words that begin sentences and are not names, in addition to those of the built-in articles: without them
 * every first word would look like a name.
 */
export const starters: ReadonlySet<string> = new Set(
  `a about above according accordingly across act actually add additionally adopt after afterwards again against aim all allow
almost along already also alternatively although always amid among an analyse analyze and another any anybody anyone anything
apply are around as aside ask assume at audit available avoid aware back balance based be bear because become before begin
behind being below benefits beside besides better between beware beyond both break bring browsers budget build building business
businesses but buttons buy buyers by call can careful careless carefully cards case change chapter check choose choosing clean clear clearly
click clients close closely colour colours color colors combine come common compare complete consider consistency content
contrast conversely copy cost costs could count create creating crucially current customers cut data deadlines decide deep
define deliver depending describe design designers despite develop developers did different do does doing don down drop during each
early earlier easy editing eight either else embrace emails encourage end engage enough ensure equally especially essentially
establish even eventually every everybody everyone everything examine example examples expect experience explain explore
extra fair fast faster few fewer figures fill final finally find first five fix focus follow following for forget forms four frankly
free frequently friendly from full further furthermore generally get give given go goals good great group guests had half hard
hardly has have having he headings headlines help hence her here hers high his hold honestly hosting how however i ideally
ideas identify if images imagine implement important improve in include increase incorporate indeed initially inside instead integrate into
introduce invest is it its itself join just keep key keywords know knowing larger last late later lead leads learn less let letters
leverage light like likewise limit links list listen little local long longer look looking loud low maintain make making manage many
map mark marketing maybe me mean means meanwhile measure meet mention menus mere might mind minor mix mobile modern monitor more moreover
most mostly much multiple must my name namely navigation nearly neither never nevertheless new next nine no nobody none nonetheless nor
not note notice nothing now numbers obviously of off offer offering often old on once one ones only open optimise optimize or order
other others otherwise our out outside over overall own owners page pages paint part particularly pay people perhaps personal
photographs photos pick pictures place plain plan planning plus point practical prepare presumably pretty previously prices
prioritise prioritize probably problems products project promise provide publish pull put quality questions quick quickly quiet quite
rare rarely rather read readers reading real really recently record reduce regular regularly regardless remember remove repeat replace
research responsive rest results return review right run running same save say search second see seldom sell send services set seven
several shall share she short should show sign similarly simple simply since site sites six size slow slowly small social software so
some somebody someone something sometimes soon sort specifically speed spend stand start starting state stay step steps still stop
stories strategy strong structure studies study style subsequently successful such suddenly suppose sure surely surprisingly switch
take talk team teams technical tell ten test testing text than thank thanks that the their them then there therefore these they think this
those though three through throughout thus time times tip titles to today together tone too tools top traffic training treat true trust try
turn two type typically under understand understanding unfortunately unless unlike until up update updates upon us use used useful users
using usually value various very via video visitors visual visuals walk want was watch we web websites well went were what whatever when whenever
where whereas wherever whether which while who whoever whole whom whose why wide will with within without wonder words work working
would write writing wrong yes yet you young your yourself
accept adapt adjust advertise advise align allocate announce answer anticipate appoint approach arrange assess assign attach
attend automate bake bind block book borrow bundle bury calculate calm capture carry celebrate challenge charge
clarify clean clear coach collect commit communicate compress concentrate conduct confirm connect consult contact contribute convert
convince cook correct cover cultivate dare deal dedicate demand demonstrate deploy determine dial diversify divide double
draft draw dress drive earn eat edit educate eliminate empower enable enhance enjoy enter evaluate evolve
experiment export expose express extend feed fetch fight finish fold foster frame gain gather gauge generate
grab group grow guide handle hang harness heat highlight hire host hunt ignore illustrate imagine import
inform inspect inspire install introduce iterate lay launch lay learn leave lift load lock log lower
mail manage master match mention migrate minimise minimize mix model modernise motivate move narrate negotiate nurture
observe obtain order organise organize outline outsource pack partner pause perform personalise personalize persuade photograph pilot
plant play polish position post pour practise praise predict preserve press prevent preview price print produce
prompt propose protect prove pursue push question quote raise rank reach rebuild recognise recognize recommend recruit
redesign redirect refine refresh register rehearse reinforce reject relax release rely remind rename renew rent reply
report request resist resize resolve respect respond restrict rethink reuse reveal revisit reward rewrite sample scan
schedule score secure seek segment separate serve settle shape sharpen shift shorten simplify skip solve sort
source spot spread start steer store stretch strip submit subscribe suggest summarise summarize supply support survey
swap tackle target tailor taste teach tidy tie tighten track train translate trim trigger unify upgrade
upload validate value vary verify visit visualise wait warn wash watch wear welcome win wrap`.split(/\s+/),
);
