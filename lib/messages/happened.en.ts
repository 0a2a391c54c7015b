import { begun, list } from '#words/language/words';
import type { Act, Said } from '@/lib/session/acts';

const verbOf = (text: string | undefined): string => text?.split(' ', 1)[0] ?? '';

/** Leaves out a repeated verb: "loses 2 dice and 1 die". */
const clause = ({ name, texts }: Said): string => {
  const verb = verbOf(texts[0]);
  const isOne = texts.length > 1 && texts.every((text) => text !== verb && verbOf(text) === verb);
  return `${name} ${list(isOne ? texts.map((text, nth) => (nth > 0 ? text.slice(verb.length + 1) : text)) : texts)}`;
};

/** @param text the reaction; empty while it isn’t known yet */
const reacts = (text: string): string => (text === '' ? 'reacts' : `reacts and ${text}`);

/** Actor and action. */
const headOf = ({ head, isReaction }: Act): Said | undefined => {
  const [does, ...more] = head?.texts ?? [];
  if (!head || does === undefined) return undefined;
  return { name: head.name, texts: [isReaction ? reacts(does) : does, ...more] };
};

/** An act without its sentences, to go after the actor's name. */
const doing = (act: Act): string => {
  const head = headOf(act);
  const others = list(act.others.map(clause));
  const own = head ? clause(head).slice(head.name.length + 1) : '';
  return [own, others].filter((text) => text !== '').join(': ');
};

const times = (many: number): string => (many === 2 ? 'twice' : `${many} times`);

/** "moves 5#, then 4#, then attacks Bito", "gives Fang an action, twice". */
const inARow = (texts: readonly string[]): string => {
  const runs: { readonly text: string; many: number }[] = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.text === text) last.many += 1;
    else runs.push({ text, many: 1 });
  }
  const isPlain = (text: string): boolean => !/[:,]| and /.test(text);
  return runs
    .map(({ text, many }, nth) => {
      const before = runs[nth - 1]?.text ?? '';
      const verb = verbOf(text);
      const isSame = text !== verb && verb === verbOf(before) && isPlain(text) && isPlain(before);
      const short = isSame ? text.slice(verb.length + 1) : text;
      return many > 1 ? `${short}, ${times(many)}` : short;
    })
    .join(', then ');
};

/** Acts that can share one name: those of one figure and turn, up to the first with a sentence after it. */
const together = (last: Act | undefined, act: Act): boolean =>
  last?.head !== undefined &&
  act.head !== undefined &&
  last.figure === act.figure &&
  last.head.name === act.head.name &&
  last.turn === act.turn &&
  last.sentences.length === 0;

/** The most figures that one line names, besides the one who acts. */
const mostNamed = 2;

/** Acts of one figure, one after the other, that are reported together. */
interface Report {
  /** Empty where nobody did it. */
  readonly name: string;
  readonly text: string;
  readonly acts: readonly Act[];
}

/** Recent events on a play table, put together from the game's own words. */
export const happened = {
  title: 'What happened',
  reaction: 'Reaction',
  /** Button that shows everything since the player’s last choice. */
  all: 'More since your last choice',
  more: 'More',
  less: 'Less',
  nothing: 'The match starts.',
  /** @param names of the player’s own figures, which have a mark on the board */
  starts: (names: readonly string[]): string =>
    names.length > 3
      ? 'The match starts. ▼ marks your figures.'
      : `The match starts. You play ${list(names)}: look for ▼ on the board.`,
  handOver: {
    title: (name: string): string => `Hand the device to ${name}`,
    meanwhile: (isFirst: boolean): string => (isFirst ? 'So far' : 'Since your last turn'),
    show: (name: string): string => `${name}: show me the table`,
    asked: 'Show this screen between turns',
  },
  /** "Gerda attacks Bito: Bito takes 2 damage and falls unconscious." */
  sentence: (act: Act): string => {
    const head = headOf(act);
    const clauses = list(act.others.map(clause));
    const whole = head ? `${clause(head)}${clauses === '' ? '' : `: ${clauses}`}` : clauses;
    return [...(whole === '' ? [] : [begun(`${whole}.`)]), ...act.sentences, ...(act.asides ?? [])].join(' ');
  },
  /** An act in one short line: "Gerda attacks Bito: Bito falls unconscious." */
  moment: ({ head, peak = [] }: Act): string => {
    const [does = ''] = head?.texts ?? [];
    const name = head?.name ?? '';
    // The value of an attack no longer matters.
    const did = does.replace(/ \([^)]*\)$/, '');
    const own = peak.filter((each) => each.name === name).flatMap(({ texts }) => texts);
    const others = peak.filter((each) => each.name !== name);
    const shown = others.slice(0, mostNamed).map(clause);
    const more = others.length - shown.length;
    const clauses = list([...shown, ...(more > 0 ? [`${more} more`] : [])]);
    const whole = clause({ name, texts: [...(did === '' ? [] : [did]), ...own] });
    return begun(`${whole}${clauses === '' ? '' : `: ${clauses}`}.`);
  },
  /** Everybody’s actions, turn by turn: "Gerda" "moves 4#, then attacks Bito (AV 3): Bito defends." */
  reports: (acts: readonly Act[]): readonly Report[] => {
    const groups: (readonly Act[])[] = [];
    for (const act of acts) {
      const last = groups.at(-1);
      if (last && together(last.at(-1), act)) groups[groups.length - 1] = [...last, act];
      else groups.push([act]);
    }
    return groups.map((each) => {
      const [first] = each;
      // An act without an actor is reported under the first figure that it affects.
      const name = first?.head?.name ?? first?.others[0]?.name ?? '';
      const done = inARow(each.map(doing));
      const deeds = first?.head ? done : done.slice(name.length + 1);
      const after = each.at(-1)?.sentences ?? [];
      return {
        name: begun(name),
        text: [...(deeds === '' ? [] : [`${deeds}.`]), ...after].join(' '),
        acts: each,
      };
    });
  },
  /** Before what others did since the player’s last turn. */
  since: 'Since your last action',
  /** A question in the middle of an act: "Gerda attacks Bito (AV 3). Does Bito react?" */
  asked: (under: Act, question: string): string => {
    const head = headOf(under);
    return head ? `${begun(clause({ ...head, texts: head.texts.slice(0, 1) }))}. ${question}` : question;
  },
};
