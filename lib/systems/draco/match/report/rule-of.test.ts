import { expect, it } from 'vitest';
import { diceOf } from '../../../../match/chance';
import { randomChoice } from '../../../../match/players';
import { reference } from '../../parts/reference';
import { dracoEngine } from '../rules';
import { randomPlan, situationOf } from '../testing/random-match';
import { ruleOf } from './rule-of';

it('leads from everything that happens to a page of rules, and to a section that it has', () => {
  const told = new Set<string>();
  for (const seed of [1, 2, 3]) {
    const dice = diceOf(seed);
    let { match, events } = dracoEngine.begin(situationOf(randomPlan(seed)), seed);
    const { setting } = dracoEngine.look(match);
    for (let made = 0; made < 400; made += 1) {
      for (const event of events) {
        told.add(event.told);
        const [path = '', section] = ruleOf(event, setting).split('#');
        const page = reference.page(path.split('/'), {});
        expect(page, path).toBeDefined();
        if (section !== undefined) expect(page?.sections?.map(({ id }) => id)).toContain(section);
      }
      const request = dracoEngine.pending(match);
      if (!request) break;
      const step = dracoEngine.apply(match, randomChoice(request, dice));
      if (!step.ok) throw new Error(step.error.refused);
      ({ match, events } = step.value);
    }
  }
  expect(told.size).toBeGreaterThan(12);
});
