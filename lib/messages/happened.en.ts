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

/** Recent events on a play table, put together from the game's own words. */
export const happened = {
  title: 'What happened',
  reaction: 'Reaction',
  /** Button that shows everything since the player’s last choice. */
  all: 'More since your last choice',
  more: 'More',
  nothing: 'The match starts.',
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
    return [...(whole === '' ? [] : [begun(`${whole}.`)]), ...act.sentences].join(' ');
  },
  /** A question that comes in the middle of something: "Gerda attacks Bito (AV 3). Does Bito react?" */
  asked: (under: Act, question: string): string => {
    const head = headOf(under);
    return head ? `${begun(clause({ ...head, texts: head.texts.slice(0, 1) }))}. ${question}` : question;
  },
};
