interface Sentence {
  readonly text: string;
  readonly isPrinted: boolean;
}

const clock = "\\d{1,2}(?:[.:]\\d{2})?(?: ?(?:[ap]m|[ap]\\.m\\.?))?";
const time = `(?:(?:in the |on |at |only )?(?:(?:early |late )?evenings?|mornings?|afternoons?|nights?|weekends?|weekdays?|lunchtimes?|any ?time)|(?:after|before|from|until|till|between) ${clock}(?: (?:and|to|until|till) ${clock})?)`;
const times = `(${time}(?:(?:, | and | or | & )${time}){0,2}(?: only)?)`;
const call = "^(?:please )?(?:call|ring|phone|telephone|text)(?: (?:me|us))?";

const timesBefore = new RegExp(`${call} ${times}[,:;]?(?: (?:on|at))? ?$`, "iu");
const callBefore = new RegExp(`${call}(?: (?:on|at))? $`, "iu");
const timesAfter = new RegExp(`^[,:;]? ?\\(?${times}\\)?[.!]?$`, "iu");

const callsAlone = new RegExp(`${call} ${times}(?:,? please)?[.!]?$`, "iu");
const callingBack =
  "(?:(?:if (?!we (?:are|['’]re) (?:closed|shut))[^.;,]{3,40},? )?(?:i|we)(?:['’]ll| will)?(?: always)? (?:ring|call|phone|text) (?:you )?back|(?:please )?leave (?:us |me )?a message)(?!\\p{L})[^.;]{0,60}";
const onlyCallingBack = new RegExp(`^${callingBack}[.!]?$`, "iu");

/** Whether a sentence only says what happens to missed calls: 'I ring back the same evening.' */
export const isCallingBack = (text: string): boolean => onlyCallingBack.test(text.trim());

/** 'Phone 9am to 8pm, leave a message if we are out': hours in which the phone is answered. */
const hoursOfCalls = new RegExp(
  `^(?:the |our )?(?:phones?|telephone|calls?|lines?)(?: (?:is|are))?(?: (?:answered|open|lines?))?:? (?<hours>${clock} ?(?:-|–|to|till?|until) ?${clock}(?:,? (?:please )?leave (?:us |me )?a message[^.;]{0,60})?(?:[.;] ${callingBack})?)[.!]?$`,
  "iu",
);

/** 'I answer the phone between 9am and 7pm, any day. I ring back the same evening.' */
const hoursOfAnswering = new RegExp(
  `^(?:i|we) (?:answer|pick up|am on|are on|man) (?:(?:the|my|our) )?(?:tele)?phones? (?<hours>(?:between|from|only from) ${clock} ?(?:and|-|–|to|until|till) ?${clock}[^.;]{0,60}(?:[.;] ${callingBack})?)[.!]?$`,
  "iu",
);

/** When to call, if a text says nothing else: 'before 7pm' of 'Phone before 7pm please'; empty if it is about more. */
export const timesOfCalls = (text: string): string =>
  callsAlone.exec(text.trim())?.[1] ??
  (hoursOfCalls.exec(text.trim()) ?? hoursOfAnswering.exec(text.trim()))?.groups?.hours ??
  "";

/**
 * When to call a number, from the client's printed sentence about it: 'evenings' of 'Call evenings, 740-555-0117.' The
 * page shows the number without that sentence. Empty if no sentence says when.
 */
export function callTimes(number: string, sentences: readonly Sentence[]): string {
  for (const { text, isPrinted } of sentences) {
    const at = isPrinted ? text.indexOf(number) : -1;
    if (at < 0) continue;
    const [head, tail] = [text.slice(0, at), text.slice(at + number.length)];
    const found = timesBefore.exec(head) ?? (callBefore.test(head) ? timesAfter.exec(tail) : null);
    if (found?.[1]) return found[1];
  }
  return "";
}

/** A number's remark of its own with the times to call: 'ask for Dan; 8am to 6pm'. */
export const noteWithTimes = (note: string, times: string): string =>
  note.toLowerCase().includes(times.toLowerCase())
    ? note
    : [note, times].filter((part) => part !== "").join("; ");
