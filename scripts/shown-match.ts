import { matchesOfEach, shownMatches } from '../lib/systems/living/match/testing/shown';

/**
 * `npm run --silent shown:match -- SCENARIO-OR-MISSION NUMBER`: everything that one of the frozen matches shows; exit
 * 2 if there is none.
 */
const [wanted, number = '0'] = process.argv.slice(2);
const found = shownMatches.find(({ id }) => id === wanted);
const nth = Number(number);
if (!found || !Number.isInteger(nth) || nth < 0 || nth >= matchesOfEach) {
  const ids = shownMatches.map(({ id }) => id).join(', ');
  console.error(`Which match? Name one of ${ids}, and a number from 0 to ${matchesOfEach - 1}.`);
  process.exitCode = 2;
} else {
  const { phases, end } = found.show(nth);
  const text = phases.map(({ lines }, at) => [`phase ${at}`, ...lines].join('\n'));
  console.log([...text, end].join('\n'));
}
