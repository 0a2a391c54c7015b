import { Explained } from '@/components/skill/explained';
import { Panel } from '@/components/ui/panel';
import { system } from '../warband';
import { oddsPage as say } from '#words/systems/warband/messages/odds-page';
import { terms } from '#words/systems/warband/messages/terms';
import type { FightOdds, Way } from '@/lib/systems/warband/odds/fight';
import { attacksOf, statsOf, type PairOdds } from '@/lib/systems/warband/odds/tables';
import type { Fighter, Warband } from '@/lib/systems/warband/sheet/warband';

type Column = 'hit' | 'wound' | 'push' | 'standing' | 'inPlay';

const cell = 'border-t border-line py-1.5 pl-2 text-right tabular-nums';
const head = 'pl-2 text-right font-semibold';

const chance = (odds: FightOdds | undefined, column: Column): string =>
  odds ? say.percent(odds[column]) : say.none;

/** One fighter and everybody of a warband: the head says who attacks whom. */
export function PairTable({
  title,
  first,
  pairs,
  columns,
  lead,
}: {
  readonly title: string;
  readonly first: string;
  readonly pairs: readonly PairOdds[];
  readonly columns: readonly Column[];
  readonly lead?: string;
}) {
  return (
    <Panel title={title}>
      {lead !== undefined && (
        <p className="mb-2 text-sm text-muted">
          <Explained system={system} text={lead} />
        </p>
      )}
      <div role="group" aria-label={title} tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr>
              <th scope="col" className="text-left font-semibold">
                {first}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className={head}>
                  {say.heads[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ name, odds }, at) => (
              <tr key={at}>
                <th scope="row" className="border-t border-line py-1.5 text-left font-normal wrap-anywhere">
                  {name}
                </th>
                {columns.map((column) => (
                  <td key={column} className={cell}>
                    {chance(odds, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

/** Every stat that the fighter could have, and the odds it gives. */
export function StatTable({
  fighter,
  foes,
  way,
}: {
  readonly fighter: Fighter;
  readonly foes: Warband;
  readonly way: Way;
}) {
  const { stat, moves, wounds, wounded, remark } = say.statHeads;
  return (
    <Panel title={say.stats(fighter.name)}>
      <p className="mb-2 text-sm text-muted">
        <Explained system={system} text={say.statsLead} />
      </p>
      <div role="group" aria-label={say.stats(fighter.name)} tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr>
              <th scope="col" className="text-left font-semibold">
                {stat}
              </th>
              {[moves, wounds, wounded, remark].map((name) => (
                <th key={name} scope="col" className={head}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {statsOf(fighter, foes, way).map((row) => (
              <tr key={row.stat} className={row.isOwn ? 'font-semibold' : undefined}>
                <th scope="row" className="border-t border-line py-1.5 text-left">
                  {row.stat}
                </th>
                <td className={cell}>{terms.inches(row.stat)}</td>
                <td className={cell}>{say.percent(row.wounds)}</td>
                <td className={cell}>{say.percent(row.wounded)}</td>
                <td className={cell}>
                  {[...(row.isOwn ? [say.own] : []), ...(row.isBest ? [say.best] : [])].join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

/** Everybody against everybody; wider than a phone, so that it is moved to the side. */
export function AllPairs({
  own,
  foe,
  way,
}: {
  readonly own: Warband;
  readonly foe: Warband;
  readonly way: Way;
}) {
  return (
    <div className="lg:col-span-2">
      <Panel title={say.all}>
        <p className="mb-2 text-sm text-muted">{say.allHint}</p>
        <div role="region" aria-label={say.allHint} tabIndex={0} className="overflow-x-auto">
          <table className="w-full text-sm">
            <thead>
              <tr>
                <th scope="col" className="text-left font-semibold">
                  {say.fighter}
                </th>
                {foe.fighters.map(({ name }, at) => (
                  <th key={at} scope="col" className={`${head} min-w-16 align-bottom`}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {own.fighters.map((fighter, at) => (
                <tr key={at}>
                  <th scope="row" className="min-w-20 border-t border-line py-1.5 text-left font-normal">
                    {fighter.name}
                  </th>
                  {attacksOf(fighter, foe, way).map(({ odds }, nth) => (
                    <td key={nth} className={cell}>
                      {chance(odds, 'wound')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    </div>
  );
}
