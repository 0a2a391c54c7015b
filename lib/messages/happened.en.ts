import { begun, list } from '#words/language/words';
import type { Act, Said } from '@/lib/session/acts';

const verbOf = (text: string | undefined): string => text?.split(' ', 1)[0] ?? '';

/** "Loses 2 dice and loses 1 die" has one verb too many. */
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

/** Results of an act, to follow the name of whoever did it. */
const doings = (act: Act): string => {
  const head = headOf(act);
  const [name, others] = [head?.name ?? '', list(act.others.map(clause))];
  const own = head ? clause(head).slice(name.length + 1) : '';
  const whole = [own, others].filter((text) => text !== '').join(': ');
  const ended = whole === '' ? [] : [act.sentences.length > 0 ? `${whole}.` : whole];
  return [...ended, ...act.sentences].join(' ');
};

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
      ? 'The match starts. ▼ marks your fighters.'
      : `The match starts. You play ${list(names)}: look for ▼ on the board.`,
  handOver: {
    title: (name: string): string => `Hand the device to ${name}`,
    meanwhile: 'Since your last turn',
    show: (name: string): string => `I’m ${name}: show the table`,
    asked: 'Show this screen between turns',
  },
  /** "Gerda attacks Bito: Bito takes 2 damage and falls unconscious." */
  sentence: (act: Act): string => {
    const head = headOf(act);
    const clauses = list(act.others.map(clause));
    const whole = head ? `${clause(head)}${clauses === '' ? '' : `: ${clauses}`}` : clauses;
    return [...(whole === '' ? [] : [begun(`${whole}.`)]), ...act.sentences, ...(act.asides ?? [])].join(' ');
  },
  /** Everybody’s deeds, each name once: "Gerda" "moves 4#, then attacks Bito (AV 3): Bito defends". */
  reports: (acts: readonly Act[]): readonly Report[] => {
    const groups: (readonly Act[])[] = [];
    for (const act of acts) {
      const last = groups.at(-1);
      if (last?.[0]?.head && act.head && last[0].figure === act.figure)
        groups[groups.length - 1] = [...last, act];
      else groups.push([act]);
    }
    return groups.map((each) => ({
      name: begun(each[0]?.head?.name ?? ''),
      text: each.map(doings).join(', then '),
      acts: each,
    }));
  },
  /** Before what others did since the player’s last turn. */
  since: 'Since your last action',
  /** A question that comes in the middle of something: "Gerda attacks Bito (AV 3). Does Bito react?" */
  asked: (under: Act, question: string): string => {
    const head = headOf(under);
    return head ? `${begun(clause({ ...head, texts: head.texts.slice(0, 1) }))}. ${question}` : question;
  },
};
