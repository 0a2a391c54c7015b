import { odds as say } from '#words/systems/draco/messages/odds';
import { actionRows, poolRow, poolsWith, type PoolRow } from '@/lib/systems/draco/odds/tables';
import { hunterOf, preyOf, type Hunt } from './setting';
import { FigureTable } from './table';

/** Dice lost from each pool to one action and to a turn. */
function Pools({
  hunt: { slayer, dragon, pool, action },
  rows,
}: {
  readonly hunt: Hunt;
  readonly rows: readonly PoolRow[];
}) {
  const { title, lead, heads } = say.hunts;
  return (
    <FigureTable
      title={title(slayer.name, dragon.name)}
      leads={[lead(action === undefined ? say.plan(undefined, []) : say.action(action))]}
      heads={[heads.dice, heads.hurt, heads.perAction, heads.perTurn, heads.turns]}
      rows={rows.map(({ dice, hurt, perAction, perTurn, turns }) => ({
        key: dice,
        head: dice,
        cells: [say.percent(hurt), say.mean(perAction), say.mean(perTurn), say.rounds(turns)],
        isChosen: dice === pool,
      }))}
    />
  );
}

/** How often one action takes how many dice. */
function Outcomes({ action, rows }: { readonly action: string; readonly rows: readonly PoolRow[] }) {
  const most = Math.max(...rows.map(({ lost }) => lost.findLastIndex((chance) => chance > 0)));
  return (
    <FigureTable
      title={say.outcomes.title(say.action(action))}
      leads={[say.outcomes.lead]}
      heads={[say.outcomes.head, ...rows.map(({ dice }) => say.outcomes.column(dice))]}
      rows={Array.from({ length: most + 1 }, (_, lost) => ({
        key: lost,
        head: lost,
        cells: rows.map((row) => say.percent(row.lost[lost] ?? 0)),
      }))}
    />
  );
}

/** Odds of the slayer against the dragon. */
export function SlayerPanels({ hunt }: { readonly hunt: Hunt }) {
  const { slayer, pool, action } = hunt;
  const hunter = hunterOf(hunt);
  const prey = preyOf(hunt);
  const pools = poolsWith(pool);
  const rows = pools.map((dice) => poolRow(hunter, { ...prey, dice }, action));
  return (
    <>
      <Pools hunt={hunt} rows={rows} />
      {action !== undefined && <Outcomes action={action} rows={rows} />}
      <FigureTable
        title={say.actions.title(slayer.name)}
        leads={[say.actions.lead]}
        heads={[say.actions.head, ...pools.map((dice) => say.outcomes.column(dice))]}
        rows={actionRows(hunter, prey, pools).map(({ action: id, lost, besides }) => ({
          key: id,
          head: say.action(id),
          cells: lost?.map(say.mean) ?? pools.map(() => say.actions.none),
          note: besides.map(say.sideEffect).join(', '),
          isChosen: id === action,
        }))}
      />
    </>
  );
}
