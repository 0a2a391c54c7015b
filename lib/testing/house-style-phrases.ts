/** A way of putting things that the product doesn't use, with sentences that have it and sentences that don't. */
export interface StyleRule {
  readonly rule: string;
  /** Words to write in its place. */
  readonly instead: string;
  readonly never: RegExp;
  readonly bad: readonly string[];
  readonly good?: readonly string[];
  /** Files that may: what is typed at a command line, for one. */
  readonly except?: RegExp;
}

/** Phrases that readers of whole matches, kits and pages would not say. */
export const phraseRules: readonly StyleRule[] = [
  {
    rule: 'for no action',
    instead: 'which takes no action, or without an action',
    never: /\bfor no action\b|\bat no cost in actions\b/i,
    bad: ['You carry it, for no action.', 'They are lost, at no cost in actions.'],
  },
  {
    rule: 'cannot',
    instead: 'can’t',
    never: /\bcannot\b(?!-)/i,
    bad: ['You cannot use any skill.'],
    good: ['You can’t use any skill.', 'cannot-stand-there: no room'],
  },
  {
    rule: 'neither on a button',
    instead: 'don’t',
    never: /^Neither [^.]+ nor [^.]+$/,
    bad: ['Neither climb nor jump'],
    good: ['Don’t climb or jump', 'This is neither a condition nor a status.'],
  },
  {
    rule: 'by the full rules',
    instead: 'with the full rules',
    never: /\bby the full rules\b/i,
    bad: ['Jane against Bito, many times over, by the full rules.'],
  },
  {
    rule: 'most without the',
    instead: 'the most dice',
    never: /\b(?:takes?|does) most\b/i,
    bad: ['She picks the die that takes most dice.'],
    good: ['She picks the die that takes the most dice.'],
  },
  {
    rule: 'among equals',
    instead: 'on a tie',
    never: /\bamong equals\b/i,
    bad: ['She picks the best die; among equals the lowest.'],
  },
  {
    rule: 'fight about',
    instead: 'fight over, fight for',
    never: /\bf(?:ight|ights|ought) about\b/i,
    bad: ['What two warbands fight about.'],
  },
  {
    rule: 'as told',
    instead: 'as described',
    never: /\bas told\b/i,
    bad: ['Fold it as told at the top of its sheet.'],
  },
  {
    rule: 'left by as a heading',
    instead: 'what it is',
    never: /^Left by\b/,
    bad: ['Left by skills'],
  },
  {
    rule: 'to open first',
    instead: 'what it is: a quick-start leaflet',
    never: /\bto (?:open|read) first$/i,
    bad: ['Leaflet to open first'],
    good: ['Quick start: set-up and a sample turn'],
  },
  {
    rule: 'parts of the',
    instead: 'pieces, with an example',
    never: /^Parts of the\b/,
    bad: ['Parts of the scenario'],
  },
  {
    rule: 'everybody for themselves',
    instead: 'everyone for themselves',
    never: /\beverybody (?:fights )?for themselves\b/i,
    bad: ['Up to four players, everybody for themselves.'],
  },
  {
    rule: 'keeps count',
    instead: 'keeps track of the thing counted',
    never: /\bkeeps? count(?! of)\b/i,
    bad: ['It keeps count, turn order and score.'],
    good: ['It keeps count of the dice.'],
  },
  {
    rule: 'scan a code',
    instead: 'scan',
    never: /\bread(?:s|ing)? codes?\b|\bcodes? (?:was |were )?read\b|\bcode reader\b/i,
    bad: ['Read codes with the camera', '3 of 5 codes read.', 'The code reader couldn’t be loaded.'],
    good: ['3 of 5 codes scanned.'],
  },
];
