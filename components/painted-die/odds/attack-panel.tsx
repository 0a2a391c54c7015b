import { Explained } from '@/components/skill/explained';
import { Panel } from '@/components/ui/panel';
import { figure, percent } from '#words/painted-die/messages/odds-numbers';
import { Chart } from '@/components/site/chart';
import type { Fight } from './pip-odds';

function Big({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

/** The chance of each damage as bars; the tallest one fills the height. */
function DamageBars({ spread }: { readonly spread: readonly number[] }) {
  const width = 420 / spread.length;
  const top = Math.max(...spread);
  return (
    <svg viewBox="0 0 420 190" className="w-full">
      <line x1="0" x2="420" y1="160" y2="160" stroke="var(--edge)" />
      {spread.map((chance, damage) => {
        const height = (chance / top) * 128;
        const middle = width * (damage + 0.5);
        const bar = Math.min(56, width * 0.62);
        return (
          <g key={damage} fill="var(--ink)" textAnchor="middle" fontSize="15">
            <rect
              x={middle - bar / 2}
              y={160 - height}
              width={bar}
              height={height}
              rx="3"
              fill={damage === 0 ? 'var(--line)' : 'var(--gold)'}
            />
            <text x={middle} y={152 - height} fontSize="14">
              {percent(chance)}
            </text>
            <text x={middle} y="182" fontWeight="600">
              {damage}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** One attack: how often it hits, hurts and kills, and how much damage it deals. */
export function AttackPanel({ game, own, foe }: Fight) {
  const mode = game.attackModeAgainst(own, foe);
  const odds = game.attackOdds(own, foe);
  const remark = game.remarkOn(mode);
  const last = odds.spread.findLastIndex((chance) => chance > 0);
  const spread = odds.spread.slice(0, Math.max(1, last) + 1);
  const { attack } = game.words.fight;
  const likeliest = spread.indexOf(Math.max(...spread));
  return (
    <Panel title={attack.title(own.hero.name, foe.hero.name)} aside={<span>{game.modeText(mode)}</span>}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 py-2 min-[26rem]:grid-cols-3">
        <Big value={percent(odds.hit)} label={attack.hit} />
        <Big value={percent(odds.hurt)} label={attack.hurt} />
        <Big value={percent(odds.kill)} label={attack.kill} />
        <Big value={figure(odds.damage)} label={attack.damage} />
        {odds.critical !== undefined && <Big value={percent(odds.critical)} label={attack.critical} />}
      </dl>
      {remark !== undefined && (
        <p className="text-sm text-muted">
          <Explained system={game.system} text={remark} />
        </p>
      )}
      <h3 className="mt-3 mb-1 font-sans text-base font-semibold">{attack.chart}</h3>
      <Chart
        figures={{
          caption: attack.chart,
          summary: attack.summary(likeliest, percent(spread[likeliest] ?? 0), figure(odds.damage)),
          columns: [attack.value, attack.chance],
          rows: spread.map((chance, damage) => [String(damage), percent(chance)]),
        }}
      >
        <DamageBars spread={spread} />
      </Chart>
    </Panel>
  );
}
