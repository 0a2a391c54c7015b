import type { Card } from '../../../../cards/card';
import { textCards } from '../../../../cards/hero-card/text-cards';
import type { Groups } from '../../../../cards/hero-card/groups';
import type { Block } from '../../../../cards/text/flow';
import { counterPath } from '../counters/counter-cards';
import type { RulesPart } from '../reference/reference';

const groupsOf = ({ rules }: RulesPart): Groups =>
  rules.map(({ name, text, counter }): readonly Block[] => [
    ...(name === ''
      ? []
      : [{ block: 'section', text: name, ...(counter && { icon: counterPath(counter) }) } as const]),
    ...text.map((line): Block => ({ block: 'paragraph', text: line })),
  ]);

/** Rules on cards, one set for each player; none if there are no rules. */
export const ruleCards = (id: string, card: RulesPart, players: number): readonly Card[] => {
  if (card.rules.length === 0) return [];
  const one = textCards({ id, kind: 'reference', name: card.title }, groupsOf(card));
  return Array.from({ length: players }, () => one).flat();
};
