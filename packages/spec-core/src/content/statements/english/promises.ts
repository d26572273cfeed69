/** A promise that addresses nobody: 'Nothing that is said leaves the room', 'We turn up when we say'. */
export const businessPromise =
  /^(?:(?:we|i) (?:never|don['’]?t|do not|won['’]?t|will not|will never) (?:ever )?(?:leave|rush|laugh|judge|lecture|double[- ]book|(?:sell|use)(?! (?:it|them|that|this|much|online|facebook|instagram|e-?mails?|computers?|cards?|to|any)(?!\p{L}))|charge|cut|overcharge|push|pressure|guess|skimp|hide|outsource|subcontract|freeze|microwave|spray|waste|turn|hurry|shout|do (?:fast|things|half|hidden|small print))(?!\p{L})|(?:we|i)(?: always)? (?:turn up|show up|come|arrive|finish|deliver|answer|reply|call back|ring back) (?:when|on time|the same|within)(?!\p{L})|(?:we|i)(?:['’]d| would) rather (?:lose|turn|wait|say|take|do|make|tell|walk|throw|start|close|spend) .{2,60} than (?!pay|me|us)|(?:we|i) (?:say no|refuse) (?:when|if|where)(?!\p{L})|(?:we|i) know (?:all|each|every|most)(?: one)?(?: of)? (?:our|the|my) (?:suppliers|growers|farmers|fishermen|makers|animals|horses|cows|bees|trees|roasters|producers|brewers|winemakers|people)(?!\p{L})|nothing (?:(?:that |which )?(?:is said|you (?:say|tell))|leaves|goes to waste|gets thrown|is wasted)(?!\p{L})|(?:nobody|no one) (?:(?:has to|needs? to|must|will ever)(?! (?:know|find|hear|see|read|learn|notice|ask))|is (?:ever )?(?:rushed|judged|left out|laughed|too (?:old|young|late|slow))|minds)(?!\p{L})|no \p{L}+ is (?:ever )?too \p{L}+|there(?:['’]s| is) always (?:an? (?:kettle|cup|pot|coffee|tea|cake|biscuit|fire|dog|smile|chair|seat)|tea|coffee|cake|time|room|music)(?!\p{L})|old \p{L}+ (?:don['’]?t|do not|never) scare us|(?:we|i) (?:bring (?:everything|all|our own)|are not afraid of|(?:come back|mend it|fix it|redo it|repair it|replace it) (?:for nothing|free|if|when|until))(?!\p{L})|there (?:are|is) no (?:stupid|silly|wrong|bad) questions?|mistakes are part|(?:children|kids|dogs|cats|horses|animals|pets|pupils|learners|guests|patients|clients|customers|babies) (?:are|is) never (?:shouted|left|rushed|caged|hurried|alone|forced|tied|smacked))/iu;

/**
 * A promise to visitors that sounds like a remark: 'If I can't fix it you don't pay', 'I tell you honestly if it is not
 * worth it'.
 */
export const promiseToVisitor =
  /^(?:if (?:it|something|anything) (?:breaks|fails|leaks|squeaks|stops|wobbles|does not fit|doesn['’]?t fit) .{0,40}(?:we|i) (?:mend|fix|replace|repair|come|redo|refund)|it (?:hurts less|takes less|costs less|is easier) than you(?: think| expect| fear)?|you(?: will|['’]ll) (?:laugh|learn|leave|feel|hear from us)|if (?:i|we) (?:can['’]?t|cannot|can not|don['’]?t|do not|fail to) .{2,60} you (?:don['’]?t|do not|won['’]?t|pay nothing|owe nothing|get)|(?:i|we)(?:['’](?:d|ll)| will| would)?(?: always)? tell you (?:honestly |straight |plainly |first )?(?:if|when|before|what|whether|how)|you (?:don['’]?t|do not|needn['’]?t|won['’]?t|never) (?:need|have|need to|have to)? ?(?:know (?:anything|how|a thing)|bring|book|be|own|wear|decide|talk|explain|speak|see|feel|wait|worry))(?!\p{L})/iu;

/** Words that mean trouble in a remark, while a promise rules it out. */
export const troubleRuledOut =
  /(?<!\p{L})(?:a mess|mess|badly|pay|jargon|lies?|lying|hidden|fees|scare|contract|suppliers|room|everyone|anyone|anybody)(?!\p{L})/giu;

/**
 * A remark about the business that begins like a promise: 'We don't sell much', 'We never use the back room any more'.
 */
export const limitsPromise =
  /(?<!\p{L})(?:much|enough|any ?more|at the moment|yet|these days|to (?:him|her|them))(?!\p{L})/iu;
