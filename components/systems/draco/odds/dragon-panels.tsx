import { odds as say } from '#words/systems/draco/messages/odds';
import { terms } from '#words/systems/draco/messages/terms';
import { list } from '#words/language/words';
import { faceOdds, moreDvOf, reachesWith, skillOfCard } from '@/lib/systems/draco/odds/dragon-attack';
import { anyOf, meanOf, shown } from '@/lib/systems/draco/dice/pool';
import { besidesOnFace } from '@/lib/systems/draco/odds/side-effects';
import { biteRows, cardRows, poolsWith, slayersWith } from '@/lib/systems/draco/odds/tables';
import { predatorOf, type Hunt } from './setting';
import { FigureTable } from './table';

const cardNamed = ({ dragon }: Hunt, card: number): string =>
  say.cardName(dragon.cards[card]?.name ?? '', card);

/** Which die she picks, and what each would do. */
function Faces({ hunt }: { readonly hunt: Hunt }) {
  const { slayer, dragon, dice, pool, place, card } = hunt;
  const predator = predatorOf(hunt);
  const skill = skillOfCard(dragon, card);
  const { title, lead, outOfReach, instead, heads, face: faceText, shown: often } = say.faces;
  return (
    <FigureTable
      title={title(dragon.name, slayer.name)}
      leads={[
        lead(cardNamed(hunt, card), skill?.name ?? say.anySkill),
        often(shown(pool)),
        ...(reachesWith(predator, place) ? [] : [outOfReach(cardNamed(hunt, card))]),
        ...(skill?.insteadOfAttack ? [instead(skill.name, moreDvOf(dragon))] : []),
      ]}
      heads={[heads.face, heads.picked, heads.av, heads.hurt, heads.lost]}
      rows={faceOdds(predator, slayer, dice).map(({ face, picked, av, lost }) => ({
        key: face,
        head: faceText(face),
        cells: [say.percent(picked), String(av), say.percent(anyOf(lost)), say.mean(meanOf(lost))],
        note: besidesOnFace(predator, face).map(say.sideEffect).join(', '),
      }))}
    />
  );
}

/** Each of her cards as the one that comes up. */
function Cards({ hunt }: { readonly hunt: Hunt }) {
  const { slayer, dragon, dice, card } = hunt;
  const { title, lead, heads } = say.cards;
  return (
    <FigureTable
      title={title(slayer.name)}
      leads={[lead]}
      heads={[heads.card, heads.hurt, heads.slain, heads.lost]}
      rows={cardRows(predatorOf(hunt), slayer, dice).map(({ hurt, slain, perAttack }, at) => ({
        key: at,
        head: cardNamed(hunt, at),
        cells: [say.percent(hurt), say.percent(slain), say.mean(perAttack)],
        note: terms.skill(dragon.cards[at]?.skill ?? ''),
        isChosen: at === card,
      }))}
    />
  );
}

/** Her attacks on each slayer, while she has how many dice. */
function Bites({ hunt }: { readonly hunt: Hunt }) {
  const { slayer, dragon, dice, pool, card, down } = hunt;
  const pools = poolsWith(pool);
  const { title, lead, heads, column } = say.bites;
  const cards = [card, ...down].sort((one, other) => one - other).map((at) => cardNamed(hunt, at));
  const rows = biteRows(predatorOf(hunt), slayersWith(slayer), dice, pools);
  return (
    <FigureTable
      title={title(dragon.name)}
      leads={[lead(dice, list(cards))]}
      heads={[heads.slayer, ...pools.map(column), heads.piles]}
      rows={rows.map(({ slayer: one, bites }, at) => ({
        key: at,
        head: one.name,
        cells: [
          ...bites.map(({ perAttack }) => say.mean(perAttack)),
          say.rounds(bites[pools.indexOf(pool)]?.piles),
        ],
        isChosen: one === slayer,
      }))}
    />
  );
}

/** Odds of the dragon in return: its faces, bites and cards. */
export function DragonPanels({ hunt }: { readonly hunt: Hunt }) {
  return (
    <>
      <Faces hunt={hunt} />
      <Bites hunt={hunt} />
      <Cards hunt={hunt} />
    </>
  );
}
