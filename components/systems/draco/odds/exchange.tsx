import { Panel } from '@/components/ui/panel';
import { odds as say } from '#words/systems/draco/messages/odds';
import { attackLost, reachesWith } from '@/lib/systems/draco/odds/dragon-attack';
import { meanOf } from '@/lib/systems/draco/dice/pool';
import { turnOdds, turnsUntilSlain } from '@/lib/systems/draco/odds/slayer-turn';
import { pilesOfSet } from '@/lib/systems/draco/odds/tables';
import { hunterOf, predatorOf, preyOf, type Hunt } from './setting';

/**
 * Dice that each takes from the other while both only stand and hit, the slayer's actions for it, and the result of all
 * four slayers of the set together.
 */
export function Exchange({ hunt }: { readonly hunt: Hunt }) {
  const { slayer, dragon, dice, pool, place } = hunt;
  const prey = preyOf(hunt);
  const predator = predatorOf(hunt);
  const turn = turnOdds(hunterOf(hunt), prey);
  const turns = turnsUntilSlain([hunterOf(hunt)], prey);
  const perAttack = reachesWith(predator, place) ? meanOf(attackLost(predator, slayer, dice)) : undefined;
  const meeting = { slayer: slayer.name, dice, dragon: dragon.name, pool, place };
  return (
    <Panel title={say.exchangeTitle} className="min-w-0 wrap-anywhere lg:col-span-2">
      <p data-exchange className="mb-2 font-semibold">
        {say.verdict(meeting, meanOf(turn.lost), turns, perAttack)}
      </p>
      {turns !== undefined && <p>{say.best(say.plan(turn.first, turn.second))}</p>}
      <p>{say.ofSet(pilesOfSet(prey), dragon.name)}</p>
    </Panel>
  );
}
