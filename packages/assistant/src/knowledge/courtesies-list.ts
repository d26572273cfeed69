import type { DecliningData } from "./declining-data.ts";

/** Sentences in a chat that ask nothing. */
export const courtesies: readonly DecliningData[] = [
  {
    id: "hello",
    label: "Hello",
    answer: "Hello. Ask me what we make, what it costs or how it works.",
    isCourtesy: true,
    examples: `
      hello
      hi
      hey
      hiya
      hi there
      hello there
      hey there
      hello hello
      good morning
      good afternoon
      good evening
      morning
      hi again
      test
      testing
      I have a question
      can I ask you something
      can I ask a question
      hi I have a question
      quick question`,
  },
  {
    id: "thanks",
    label: "Thanks and goodbye",
    answer: "You are welcome. Ask again whenever something comes up.",
    isCourtesy: true,
    examples: `
      thanks
      thank you
      thanks a lot
      thanks very much
      thank you very much
      many thanks
      ok thanks
      ok thank you
      thanks bye
      great thanks
      great thank you
      lovely thanks
      perfect thanks
      no thanks
      cheers
      cheers mate
      ok cheers
      ok
      ok great
      great
      perfect
      brilliant
      good
      nice
      cool
      lovely
      alright
      fine
      bye
      goodbye
      bye bye
      see you
      that is all
      thats all thanks
      that helped
      that helps thanks
      got it
      got it thanks
      I see
      never mind
      no worries
      that answers it
      that is kind of you
      you are so kind
      you are very helpful
      thank you you have been very helpful
      you are a star thank you
      ok I understand`,
  },
];
