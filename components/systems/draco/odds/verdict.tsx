import { Panel } from '@/components/ui/panel';
import { odds as say } from '@/lib/systems/draco/messages/en/odds';
import { attackLost, reachesWith } from '@/lib/systems/draco/odds/dragon-attack';
import { meanOf } from '@/lib/systems/draco/dice/pool';
import { turnOdds, turnsUntilSlain } from '@/lib/systems/draco/odds/slayer-turn';
import { pilesOfSet } from '@/lib/systems/draco/odds/tables';
import { hunterOf, predatorOf, preyOf, type Hunt } from './setting';

/** The hunt in one sentence, what the slayer does for it, and what the four of the set do together. */
export function Verdict({ hunt }: { readonly hunt: Hunt }) {
  const { slayer, dragon, dice, pool, place } = hunt;
  const prey = preyOf(hunt);
  const predator = predatorOf(hunt);
  const turn = turnOdds(hunterOf(hunt), prey);
  const turns = turnsUntilSlain([hunterOf(hunt)], prey);
  const perAttack = reachesWith(predator, place) ? meanOf(attackLost(predator, slayer, dice)) : undefined;
  const meeting = { slayer: slayer.name, dice, dragon: dragon.name, pool, place };
  return (
    <Panel title={say.verdictTitle(slayer.name, dragon.name)} className="min-w-0 wrap-anywhere lg:col-span-2">
      <p data-verdict className="mb-3 font-display text-2xl leading-tight font-bold text-balance">
        {say.verdict(meeting, meanOf(turn.lost), turns, perAttack)}
      </p>
      {turns !== undefined && <p>{say.best(say.plan(turn.first, turn.second))}</p>}
      <p>{say.ofSet(pilesOfSet(prey), dragon.name)}</p>
    </Panel>
  );
}
