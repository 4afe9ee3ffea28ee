const texts = {
  look: "Look",
  theme: "Theme",
  themes: { system: "As the system", light: "Light", dark: "Dark" },
  motion: "Motion",
  motions: { system: "As the system", on: "On", off: "Off" },
  motionHint: "Tiles travel to where they go.",
  letters: "Letters on the tiles",
  lettersHint: "Patterns tell the tiles apart; letters do so, too.",
  textView: "Show the table as text",
  textViewHint: "Screen readers always have it. A whole game can be played by it.",
  play: "Play",
  askFirst: "Ask before a move is sent",
  askFirstHint: "Against slips of the finger.",
  sound: "Sound",
  soundHint: "Short clicks of tiles, and a chime when it is your turn.",
  notify: "Tell me when it is my turn",
  notifyHint: "By a notification of the browser, while you look at something else.",
  notifyInsecure:
    "Browsers allow notifications only on pages that came by https. The title of the page tells of your turn all the same.",
  notifyDenied: "Your browser does not allow it: allow notifications for this page in its settings.",
  notifyMissing: "This browser has no notifications. The title of the page tells of your turn all the same.",
  kept: "These choices are kept on this device.",
  you: "You",
  meLink: "Name and devices",
};

export default texts;
