'use client';

import { useMemo } from 'react';
import { ExplainedLine } from '@/components/skill/explained';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { Chart } from '@/components/site/chart';
import { figure as number, percent } from '#words/painted-die/messages/odds-numbers';
import type { Fighter } from '@/lib/painted-die/odds/encounter';
import type { PipOdds, ShownSkill } from './pip-odds';
import type { SomeHero } from '../hero';

/** A bar for each Hand: how often the skill works. */
function WorkBars({ game, chances }: { readonly game: PipOdds; readonly chances: readonly number[] }) {
  return (
    <div className="flex flex-col gap-1.5">
      {chances.map((chance, index) => (
        <div key={index} className="flex items-center gap-2 text-sm tabular-nums">
          <span className="w-12 shrink-0">{game.words.fight.hands.dice(game.hands[index] ?? 0)}</span>
          <div className="h-6 min-w-0 flex-1 rounded border border-edge forced-color-adjust-none">
            <div className="h-full bg-green" style={{ width: `${chance * 100}%` }} />
          </div>
          <span className="w-16 shrink-0 text-right font-semibold">{percent(chance)}</span>
        </div>
      ))}
    </div>
  );
}

/** The part of the skill's text that none of its figures says. */
function Rest({
  game,
  shown,
  hero,
}: {
  readonly game: PipOdds;
  readonly shown: ShownSkill;
  readonly hero: SomeHero;
}) {
  const { title, of } = game.skills.rest;
  const told = of(shown.key, hero);
  if (told.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 font-sans text-base font-semibold">{title}</h3>
      <dl className="flex flex-col gap-1 text-sm">
        {told.map(({ head, text }) => (
          <div key={`${head} ${text.map((part) => part.text).join('')}`}>
            <dt className="inline text-muted">{head}: </dt>
            <dd className="inline">
              <ExplainedLine system={game.system} line={text} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function SkillFigures({
  game,
  shown,
  own,
  foe,
}: {
  readonly game: PipOdds;
  readonly shown: ShownSkill;
  readonly own: Fighter<SomeHero>;
  readonly foe: Fighter<SomeHero>;
}) {
  const { name, roller } = shown;
  const { skill: say, fight } = game.words;
  const odds = useMemo(
    () => game.hands.flatMap((hand) => game.skills.odds(shown.key, { ...own, hand }, foe) ?? []),
    [game, shown.key, own, foe],
  );
  const now = odds[game.hands.indexOf(own.hand)];
  if (!now) return null;
  const chances = odds.map(({ works }) => works);
  return (
    <>
      {roller !== undefined && <p className="-mt-2 text-sm text-muted">{roller}</p>}
      <Chart
        figures={{
          caption: say.chart(name),
          summary: say.summary(percent(chances[0] ?? 0), percent(chances.at(-1) ?? 0)),
          columns: [
            say.hand,
            say.works,
            ...now.figures.map(({ label }) => label),
            ...(now.damage === undefined ? [] : [say.damage(foe.hero.name)]),
          ],
          rows: odds.map((each, index) => [
            fight.hands.dice(game.hands[index] ?? 0),
            percent(each.works),
            ...each.figures.map(({ overall }) => number(overall)),
            ...(now.damage === undefined ? [] : [number(each.damage ?? 0)]),
          ]),
        }}
      >
        <p className="mb-2 text-sm text-muted">{say.chart(name)}</p>
        <WorkBars game={game} chances={chances} />
      </Chart>
      <div>
        <h3 className="mb-1 font-sans text-base font-semibold">{say.means}</h3>
        {now.figures.length === 0 && now.damage === undefined && <p className="text-sm">{say.noNumber}</p>}
        <ul className="flex flex-col gap-1 text-sm">
          {now.damage !== undefined && (
            <li>
              {say.damage(foe.hero.name)}: {number(now.damage)}, {say.damageNote(now.how)}.
            </li>
          )}
          {now.figures.map(({ label, chance, working, overall }, index) => (
            <li key={index}>{say.mean(label, chance, working, overall)}</li>
          ))}
        </ul>
      </div>
      <Rest game={game} shown={shown} hero={own.hero} />
      <p className="text-sm text-muted">{game.skills.note}</p>
    </>
  );
}

/** A skill of the hero or of a follower: how often it works, and what its numbers and its damage come to. */
export function SkillPanel({
  game,
  own,
  foe,
  chosen,
  onChoose,
}: {
  readonly game: PipOdds;
  readonly own: Fighter<SomeHero>;
  readonly foe: Fighter<SomeHero>;
  readonly chosen: string;
  readonly onChoose: (skill: string) => void;
}) {
  const { skill: say } = game.words;
  const known = useMemo(() => game.skills.of(own.hero), [game, own.hero]);
  const asked = known.find(({ key }) => key === chosen);
  const shown = asked ?? known[0];
  return (
    <Panel title={say.title(own.hero.name)}>
      <div className="flex flex-col gap-4">
        {chosen !== '' && !asked && <Notice tone="warning">{say.unknown(chosen)}</Notice>}
        {shown ? (
          <>
            <SelectField
              label={say.choose}
              value={shown.key}
              onChange={({ target }) => onChoose(target.value)}
            >
              {known.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SkillFigures game={game} shown={shown} own={own} foe={foe} />
          </>
        ) : (
          <p className="text-muted">{say.none(own.hero.name)}</p>
        )}
      </div>
    </Panel>
  );
}
