import { number, plural } from "../../texts/numbers";

const L = "en";

const texts = {
  title: "Were the deals fair?",
  lead: "Before anybody sat down, the server fixed all deals by a secret and showed its fingerprint. Every player added random digits. Your browser can now draw every deal once more and compare.",
  check: "Check the deals",
  checking: "Checking …",
  again: "Check again",
  progress: (done: number): string =>
    new Intl.NumberFormat(L, { style: "percent", maximumFractionDigits: 0 }).format(done),
  fair: (deals: number): string =>
    plural(L, deals, {
      one: "All is as promised: # draw checked.",
      other: "All is as promised: # draws checked.",
    }),
  fairMeans: "Nobody, the server included, has chosen what was dealt.",
  differs: (count: number): string =>
    plural(L, count, {
      one: "# draw is not the one that was promised.",
      other: "# draws are not those that were promised.",
    }),
  differsMeans:
    "Something was dealt that does not follow from the secret. Keep this record and ask whoever runs the server.",
  seedDiffers: "The secret is not the one that was promised.",
  seedDiffersMeans:
    "Its fingerprint is another one. So nothing can be said about the deals. Keep this record and ask whoever runs the server.",
  elsewhere: (count: number): string =>
    plural(L, count, {
      one: "# earlier draw was made elsewhere, before this table took over.",
      other: "# earlier draws were made elsewhere, before this table took over.",
    }),
  tableDiffers: "The record does not have the fingerprint that the table shows.",
  keptAgrees: "The fingerprint, and your own digits, are those that your browser kept when you sat down.",
  keptDiffers: "The fingerprint, or your own digits, are not those that your browser kept when you sat down.",
  notKept:
    "Your browser has kept no fingerprint of this table: compare it with one that was written down before the game.",
  cannot: "These deals cannot be checked.",
  why: {
    "no-tags": "The record has no proof of its deals. Only games that were finished at a live table have one.",
    "bad-tags": "The proof in the record cannot be read.",
    "own-components": "The game was played with an owner’s own components, which this page does not have.",
    unplayable: "The record does not follow the rules all the way.",
    "no-record": "A game that began from a position has no record, and so no proof.",
  },
  details: "Details for the curious",
  means: "What this shows, and what it does not",
  meansText: [
    "The fingerprint (SHA-256) was public before the first player added digits. Another secret with the same fingerprint cannot be found; so the server could not change the deals afterwards.",
    "Each draw is read off HMAC-SHA256 over the table, the players’ digits and the number of the draw. So no player could choose it either.",
    "What no record can prove: that the fingerprint is the one that was shown before the game. Your browser keeps it for you when you sit down.",
    "Whoever runs the server knows the secret while the game goes on. Do not play for stakes against them.",
  ],
  table: "Table",
  commitment: "Fingerprint, shown before the game",
  seed: "Secret, shown after the game",
  contributions: "Digits of the players",
  seat: (seat: number): string => `Seat ${number(L, seat)}`,
  none: "none (a bot)",
  draws: "All draws",
  number: "No.",
  dealt: "Dealt",
  drawn: "By the secret",
  result: "Result",
  yes: "as promised",
  no: "differs",
  notHere: "drawn elsewhere",
  first: "First player",
  game: "Scoring tiles",
};

export default texts;
