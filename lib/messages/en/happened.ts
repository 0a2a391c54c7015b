import { capital, list } from '@/lib/language/en';

/** What is said of somebody: "takes 2 damage". */
interface Said {
  readonly name: string;
  readonly texts: readonly string[];
}

/** Names of players’ own are left as they are. */
const begun = (text: string): string => (text.startsWith('the ') ? capital(text) : text);

const verbOf = (text: string | undefined): string => text?.split(' ', 1)[0] ?? '';

/** "Loses 2 dice and loses 1 die" has one verb too many. */
const clause = ({ name, texts }: Said): string => {
  const verb = verbOf(texts[0]);
  const isOne = texts.length > 1 && texts.every((text) => text !== verb && verbOf(text) === verb);
  return `${name} ${list(isOne ? texts.map((text, nth) => (nth > 0 ? text.slice(verb.length + 1) : text)) : texts)}`;
};

/** What has just happened on a play table, put together from what its game says of it. */
export const happened = {
  title: 'What happened',
  reaction: 'Reaction',
  /** @param text what the reaction is; empty while that is still to be seen */
  reacts: (text: string): string => (text === '' ? 'reacts' : `reacts and ${text}`),
  /** Opens all that happened since one’s last choice. */
  all: 'All that happened since your last choice',
  more: (things: number): string => (things > 1 ? `All ${things}` : 'All'),
  close: 'Close',
  /** @param under what is under way, where a question comes in the middle of it */
  asked: (under: string, question: string): string => `${begun(under)}. ${question}`,
  handOver: {
    title: (name: string): string => `Hand the device to ${name}`,
    meanwhile: 'Since your last turn',
    show: (name: string): string => `I’m ${name}: show the table`,
    asked: 'Show this screen between turns',
  },
  nothing: 'The match starts.',
  /**
   * "Gerda attacks Bito: Bito takes 2 damage and falls unconscious."
   * @param head whoever acts, first what he does; undefined for what nobody has done
   * @param others what it leads to for others
   * @param sentences what is told by itself
   */
  sentence: (head: Said | undefined, others: readonly Said[], sentences: readonly string[]): string => {
    const clauses = list(others.map(clause));
    const whole = head ? `${clause(head)}${clauses === '' ? '' : `: ${clauses}`}` : clauses;
    return [...(whole === '' ? [] : [begun(`${whole}.`)]), ...sentences].join(' ');
  },
};
