import { phraseRules, type StyleRule } from './house-style-phrases';

/** Files with text that is typed at a command line and has the marks of its keyboard. */
const commandLine = /\/(?:command-(?:help|line)|simulate)\.en\.ts$/;

/** How Pipsmith speaks, as far as a machine can check it; `◻` marks a value in a text. */
export const styleRules: readonly StyleRule[] = [
  {
    rule: 'to be had',
    instead: 'available',
    never: /\bto be had\b/i,
    bad: ['116 to be had'],
  },
  {
    rule: 'whom',
    instead: 'who, or another sentence',
    never: /\bwhom\b/i,
    bad: ['There is nobody whom it could be aimed at.', 'Whom does Jane aim at?'],
    good: ['Who does Jane aim at?'],
  },
  {
    rule: 'who of',
    instead: 'which, or who on',
    never: /\bwho of\b/i,
    bad: ['Who of the side of Jane acts next?'],
    good: ['Who acts next on Jane’s side?'],
  },
  {
    rule: 'what it comes to',
    instead: 'average',
    never: /\bwhat it comes to\b/i,
    bad: ['What it comes to with five dice'],
  },
  {
    rule: 'so many',
    instead: 'the number, or “that many”',
    never: /\bso many\b/i,
    bad: ['So many or more with this hero’s die'],
  },
  {
    rule: 'such a',
    instead: 'this, that, or the thing itself',
    never: /\bsuch an?\b/i,
    bad: ['No dragon has such a skill.'],
    good: ['A skill such as Dash'],
  },
  {
    rule: 'the own',
    instead: 'your, his, its',
    never: /\b(?:the|an?) own\b/i,
    bad: ['Poisoned: 1 Life goes at the end of the own turn'],
    good: ['in its own way'],
  },
  {
    rule: 'alone for only',
    instead: 'only',
    never: /(?<=[\p{L}◻,)] )alone\b/u,
    bad: ['Magic attacks by spells alone.', 'rulings for it alone'],
    good: ['Alone, a carrier moves 1# less per action.'],
  },
  {
    rule: 'those that',
    instead: 'the ones, or the noun',
    never: /\bthose (?:that|whom|which)\b/i,
    bad: ['those that it lacks are empty'],
  },
  {
    rule: 'that which',
    instead: 'what',
    never: /\bthat which\b/i,
    bad: ['that which the card says'],
  },
  {
    rule: 'come along',
    instead: 'add, copy, include',
    never: /\b(?:comes?|brings?) along\b/i,
    bad: ['All of this hero comes along', 'that it brings along'],
  },
  {
    rule: 'go on with',
    instead: 'continue',
    never: /\bgo(?:es)? on with\b/i,
    bad: ['Go on with the next card.'],
  },
  {
    rule: 'begin on a button',
    instead: 'start',
    never: /^Begin(?: [^.]+){0,3}$/,
    bad: ['Begin', 'Begin a match'],
    good: ['Start a match', 'Begin on 5.'],
    except: /\/kit\.en\.ts$/,
  },
  {
    rule: 'undo',
    instead: 'Undo',
    never: /\btakes? back\b|\btaken back\b/i,
    bad: ['Take back the last step'],
  },
  {
    rule: 'redo',
    instead: 'Redo',
    never: /\bmakes? again\b/i,
    bad: ['Make again'],
  },
  {
    rule: 'add',
    instead: 'Add',
    never: /^One more\b/,
    bad: ['One more like this'],
  },
  {
    rule: 'remove',
    instead: 'remove',
    never: /\btake (?:(?:it|them|◻) )?off (?:the|your) (?:sheet|list|card|hero)\b|: take off\b/i,
    bad: ['No slayer has this skill: take it off the sheet.', 'It costs 22 of 20: take off 2.'],
    good: ['the pet may take off or land'],
  },
  {
    rule: 'default',
    instead: 'Default',
    never: /^As usual$/,
    bad: ['As usual'],
  },
  {
    rule: 'confidence interval',
    instead: '95 % confidence interval',
    never: /\btrue share\b|\b19 times (?:out )?of 20\b/i,
    bad: ['where the true share lies, 19 times out of 20'],
  },
  {
    rule: 'sheet for a hero',
    instead: 'hero, slayer, dragon, warband',
    never: /^(?:A |The )?sheet$/i,
    bad: ['A sheet'],
    good: ['Reference sheet'],
  },
  {
    rule: 'odds',
    instead: 'odds',
    never: /\bchances that somebody\b/i,
    bad: ['Chances that somebody is hit'],
  },
  {
    rule: 'the computer’s strengths',
    instead: 'Easy, Normal, Hard',
    never: /\bbest action in sight\b|\banything that is allowed\b|\bgreedy computer\b/i,
    bad: ['A player who takes the best action in sight', 'Computer, easy: anything that is allowed'],
  },
  {
    rule: 'typewriter quotes',
    instead: '’ “ ”',
    never: /['"]/,
    bad: ["the target's next turn", 'the card "Jane"'],
    good: ['the target’s next turn', 'the card “Jane”'],
    except: commandLine,
  },
  {
    rule: 'minus',
    instead: '−',
    never: /(?<![\p{L}\d◻-])-\d/u,
    bad: ['You get -1 DV.'],
    good: ['You get −1 DV.', 'a 6-face'],
    except: commandLine,
  },
  {
    rule: 'ellipsis',
    instead: '…',
    never: /\.\.\./,
    bad: ['Loading...'],
    except: commandLine,
  },
  {
    rule: 'dash',
    instead: 'a colon, a comma or two sentences',
    never: /\s[-–—]\s/,
    bad: ['The hero is hurt - he is slower.'],
    except: commandLine,
  },
  {
    rule: 'number and unit',
    instead: 'a no-break space between',
    never: /[\d◻] (?:%|mm|cm|MB|kB|ms|s|dpi)(?![\p{L}\d])/u,
    bad: ['Hits 87 % of the time', 'cards of ◻ mm', '◻ s left'],
    good: ['Hits 87\u00a0% of the time'],
  },
  {
    rule: 'who regains Life',
    instead: 'regains, of whoever gets it; an effect restores it',
    never: /\b(?:you|pet|ally|target|Hero) restores? [\d◻]/,
    bad: ['The target restores 1 Life.', 'Then you restore 2 Life.'],
    good: ['Anything that restores Life heals it.', 'The target regains 1 Life.'],
  },
  {
    rule: 'in a reach of',
    instead: 'within reach (1# around you)',
    never: /\bin a reach of\b/i,
    bad: ['each opponent in a reach of 1# around you'],
  },
  {
    rule: 'is attacked with',
    instead: 'attack, or has to defend against',
    never: /\b(?:is|are) (?:first )?attacked with\b/i,
    bad: ['Each opponent is attacked with 1 AV.', 'the attacker is first attacked with ◻ AV'],
  },
  {
    rule: 'any, of damage named before',
    instead: 'each time you take damage',
    never: /\beach time (?:you|it|they) takes? any\b/i,
    bad: ['You take 1 less damage each time you take any.'],
  },
  {
    rule: 'empty tenth of a length',
    instead: 'the whole number',
    never: /\d\.0[#″]/,
    bad: ['Jane moves 5.0#.'],
    good: ['Jane moves 4.5#.'],
  },
  ...phraseRules,
];

/** The rules that a text breaks. */
export const styleFaults = (text: string, file = ''): readonly StyleRule[] =>
  styleRules.filter(({ never, except }) => never.test(text) && !(except?.test(file) ?? false));
