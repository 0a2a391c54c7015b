import type { ConceptId } from '../start/concepts';

/** Use of each concept, in one sentence. */
export const conceptWords: Readonly<Record<ConceptId, { readonly name: string; readonly idea: string }>> = {
  paladin: {
    name: 'Paladin',
    idea: 'Plate, shield and a prayer: hard to bring down, and now and then gives a friend a die back.',
  },
  knight: {
    name: 'Knight',
    idea: 'Four Armour pips on each of the two highest faces, and a sword that cuts other people’s armour open.',
  },
  berserker: {
    name: 'Berserker',
    idea: 'Every point in Melee: charges, hits again and again, and hopes nobody is left to hit back.',
  },
  brawler: {
    name: 'Brawler',
    idea: 'A light coat, a club and Melee pips on nearly every face: pushes foes off whatever they stand on.',
  },
  trapper: {
    name: 'Trapper',
    idea: 'Lays traps, throws dirt and heals where he stands; a fight with him is never fair.',
  },
  archer: {
    name: 'Archer',
    idea: 'Stands still, aims and shoots: +2 on the attack for each Skill pip.',
  },
  marksman: {
    name: 'Marksman',
    idea: 'Nothing but Ranged: shoots further than anybody, slows anybody who comes close, and shoots again.',
  },
  bard: {
    name: 'Bard',
    idea: 'Sings for the others: they hit harder, last longer and walk further as long as they stay close.',
  },
  healer: {
    name: 'Healer',
    idea: 'Gives dice back, to one or to many, and raises friends who have been down too long.',
  },
  battlemage: {
    name: 'Battlemage',
    idea: 'Five Magic pips on one face: fire, stars and ice for anybody in sight.',
  },
  stormcaller: {
    name: 'Stormcaller',
    idea: 'A mage in mail who walks into the crowd and blows it apart.',
  },
  summoner: {
    name: 'Summoner with fiend',
    idea: 'Calls a 15-point fiend to fight up front, and makes it angry or shadowy as needed.',
  },
};
