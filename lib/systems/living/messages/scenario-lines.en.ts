import type { scenarioNames } from '#words/systems/living/messages/scenario-names';

type Played = Exclude<
  keyof typeof scenarioNames,
  'first-steps' | 'melee-training' | 'open-fire' | 'kind-of-magic'
>;

/** How to win each scenario, and how long it takes, before anybody has chosen it. */
export const scenarioLines: Readonly<Record<Played, string>> = {
  'all-out-carnage': 'Everyone for themselves: the last hero standing wins. About 5 to 10 phases.',
  'team-carnage': 'Two teams: the last team standing wins. About 5 to 10 phases.',
  'capture-the-flag': 'Carry the other team’s flag home three times. Long: 30 phases or more.',
  'bombing-run':
    'Score three times: get the bomb into either home base before it goes off. About 10 to 20 phases.',
  'king-of-the-hill': 'Hold the magic circles: the first team to reach 30 points wins. About 10 phases.',
  snowfall: 'Carry parcels home: the first team to reach 20 points wins. Long: 30 phases or more.',
  'treasure-hunt': 'Dig up the treasure and bring it home, or beat everyone. About 5 phases.',
};
