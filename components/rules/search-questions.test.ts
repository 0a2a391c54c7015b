import { describe, expect, it } from 'vitest';
import { open, partOf } from '@/lib/systems/open';
import { openIndex } from './search-index';

type Questions = Readonly<Record<string, readonly (readonly [question: string, ...answers: string[]])[]>>;

/**
 * Questions from a player's mouth, written before anybody looked at the index, with the places that answer them. Don't
 * bend a question to fit the search.
 */
const questions: Questions = {
  living: [
    ['what does a pet cost', 'followers#pet'],
    ['how far can I charge', 'actions#charge'],
    ['can I shoot into melee', 'combat#ranged', 'combat#dead-zone'],
    ['reload', 'actions#reload', 'armoury#reloading'],
    ['do skills stack', 'skills#changes', 'rulings#skills-3'],
    ['who goes first', 'actions#initiative'],
    ['how do I win', 'scenarios'],
    ['what happens when I die', 'dice#dead', 'dice#unconscious'],
    ['how many dice do I have', 'dice#dicepool', 'dice#hand'],
    ['how do I hit someone', 'combat#melee', 'combat', 'actions#melee-attack'],
    ['what is AV', 'combat#values', 'combat#melee'],
    ['what does heavy armour do', 'hero#defence', 'armoury#armour'],
    ['does a shield help against arrows', 'armoury#shield', 'hero#defence'],
    ['can I run away from a fight', 'actions#movement'],
    ['can I see over a wall', 'combat#sight'],
    ['how do I climb', 'actions#climbing'],
    ['falling damage', 'actions#falling'],
    ['how does poison work', 'conditions#poisoned'],
    ['what does bleeding do', 'conditions#bleeding'],
    ['how do I heal', 'conditions#recovering', 'actions#recover', 'dice#hand'],
    ['how many points do I get', 'hero#points'],
    ['what is a trait', 'hero#points'],
    ['how many skills can I take', 'hero#skills'],
    ['can I take skills from two schools', 'hero#skills'],
    ['how do enchantments work', 'magic#enchantments'],
    ['how does a two-handed weapon work', 'armoury#crossbow-two-handed', 'armoury#pole'],
    ['can I fight with two weapons', 'hero#equipment', 'armoury'],
    ['how far does a bow shoot', 'armoury#shortbow', 'armoury#longbow', 'armoury#figures'],
    ['do I need line of sight to cast a spell', 'magic#range', 'magic#casting'],
    ['what happens on a tie', 'scenarios#sudden-death'],
    ['can I walk through other heroes', 'actions#movement', 'rulings#25'],
    ['difficult terrain', 'actions#movement', 'actions#map'],
    ['what does stunned do', 'conditions#dazed'],
    ['how do I stand up again', 'conditions#knockdown', 'actions#remove-condition'],
    ['what can my pet do', 'followers#pet', 'followers#abilities', 'schools/beastmaster#pets'],
    ['how many undead can I raise', 'followers#undead', 'skills/necromancer/raise-zombie'],
    ['what is a loa', 'schools/voodoo#loas'],
    ['what are commands', 'schools/commander#commands'],
    ['how does shouting work', 'skills#shouts', 'schools/commander#shouts'],
    ['can I attack twice', 'actions#announcing'],
    ['what do the green pips mean', 'hero#skill-pip', 'skills#pips', 'skills#reading'],
    ['how long does a hex last', 'magic#enchantments', 'skills#duration'],
    ['what is cover good for', 'combat#cover'],
    ['what is an elite skill', 'hero#skills'],
    ['how do I make the die', 'hero', 'hero#points'],
    ['how big is the table', 'actions#map', 'scenarios#map'],
    ['when does the game end', 'scenarios', 'scenarios#all-out-carnage', 'scenarios#team-carnage'],
    ['can I attack from behind', 'combat#sight', 'skills/dirty-tricks/backstab'],
    ['what does # mean', 'dice#unit'],
    ['can I reroll a die', 'schools/necromancer#sacrifice', 'combat'],
  ],
  first: [
    ['how do I shoot', 'combat#ranged'],
    ['who goes first', 'turn#order'],
    ['how many skills can I have', 'character#skills'],
    ['how does magic work', 'skills#spells', 'skills#magic-defence'],
  ],
  warband: [
    ['how many fighters can I have', 'warband#ranks'],
    ['what does the boss do', 'warband#ranks', 'skills/command'],
    ['how do I get my fighters back up', 'combat#wounds', 'turn#actions'],
  ],
  draco: [
    ['how does the dragon attack', 'combat#dragon'],
    ['how do the slayers win', 'combat#end'],
    ['what happens when a slayer is dead', 'combat#death'],
  ],
};

/** Fifteen more by another player, who had not looked either. */
const more: Questions = {
  living: [
    ['can I move and shoot in the same turn', 'actions#announcing'],
    ['can I ride my wolf', 'followers#mounting'],
    ['how do I get rid of burning', 'conditions#burning', 'conditions#recovering'],
    ['what is a deep wound', 'conditions#deep-wound'],
    ['can I hold my action for later', 'actions#delay', 'conditions#delay'],
    ['how many spells can I cast in a turn', 'magic#casting', 'actions#announcing'],
    ['what gives me a critical hit', 'combat#critical'],
    ['can the enemy defend against my spell', 'magic#defending'],
    ['how does capture the flag work', 'scenarios#capture-the-flag'],
    ['do I lose dice when I get hurt', 'dice#hand'],
    ['when does my daemon turn up', 'followers#daemon', 'schools/summoner#ritual'],
  ],
  first: [
    ['how far can I walk', 'turn#movement'],
    ['can I climb a tower', 'turn#climbing'],
  ],
  warband: [['how do I defend', 'combat#defence']],
  draco: [['how many actions does a slayer get', 'turn#actions']],
};

const shownFirst = 3;

describe('questions of players', () => {
  it.each([
    { of: 60, wanted: 57, all: questions },
    { of: 15, wanted: 14, all: more },
  ])(
    `of $of at least $wanted are answered in the first ${shownFirst} results`,
    async ({ of, wanted, all }) => {
      const missed: string[] = [];
      let asked = 0;
      for (const [system, ofGame] of Object.entries(all)) {
        await open([system], 'reference');
        const find = openIndex(partOf(system, 'reference')?.entries() ?? []);
        for (const [question, ...answers] of ofGame) {
          asked += 1;
          const found = find(question).map(({ address }) => address);
          if (!found.slice(0, shownFirst).some((address) => answers.includes(address)))
            missed.push(`${system}: ${question} -> ${found.slice(0, 6).join(' ')}`);
        }
      }
      expect(asked).toBe(of);
      if (missed.length > of - wanted) expect(missed).toEqual([]);
    },
  );
});
