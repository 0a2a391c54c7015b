'use client';

import { useMemo } from 'react';
import { LineText } from '@/components/skill/skill-lines';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { livingOddsMessages } from '@/lib/systems/living/messages/en/odds';
import { skillTextRenderer } from '@/lib/systems/living/messages/skill-text-renderer';
import type { Fighter } from '@/lib/systems/living/odds/encounter';
import { leftOut } from '@/lib/systems/living/odds/left-out';
import { rolledSkills, type RolledSkill } from '@/lib/systems/living/odds/rolled-skills';
import { skillOdds } from '@/lib/systems/living/odds/skill-odds';
import { handChoices } from './setting';
import { Chart } from '@/components/site/chart';
import { plainLine } from '@/lib/systems/living/skills/skill-text';

const { figure: number, percent, fight, skill: say } = livingOddsMessages;
const lines = ['always', 'green', 'blue', 'removal'] as const;

/** A bar for each Hand: how often the skill works. */
function WorkBars({ chances }: { readonly chances: readonly number[] }) {
  return (
    <div className="flex flex-col gap-1.5">
      {chances.map((chance, index) => (
        <div key={index} className="flex items-center gap-2 text-sm tabular-nums">
          <span className="w-12 shrink-0">{fight.hands.dice(handChoices[index] ?? 0)}</span>
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
function LeftOut({ skill }: Pick<RolledSkill, 'skill'>) {
  const rest = skillTextRenderer.render(leftOut(skill));
  const form = rest.otherForm;
  const told = [
    ...lines.map((line) => ({ head: say.lines[line], text: rest[line] })),
    ...(form ? lines.map((line) => ({ head: form.while, text: form.text[line] })) : []),
  ].filter(({ text }) => text.length > 0);
  if (told.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 font-sans text-base font-semibold">{say.leftOut}</h3>
      <dl className="flex flex-col gap-1 text-sm">
        {told.map(({ head, text }) => (
          <div key={`${head} ${plainLine(text)}`}>
            <dt className="inline text-muted">{head}: </dt>
            <dd className="inline">
              <LineText line={text} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function SkillFigures({
  rolled,
  own,
  foe,
}: {
  readonly rolled: RolledSkill;
  readonly own: Fighter;
  readonly foe: Fighter;
}) {
  const { skill, hero, follower } = rolled;
  const odds = useMemo(
    () => handChoices.map((hand) => skillOdds(skill, { ...own, hero, hand }, foe)),
    [skill, hero, own, foe],
  );
  const now = odds[handChoices.findIndex((hand) => hand === own.hand)];
  if (!now) return null;
  const chances = odds.map(({ works }) => works);
  const name = say.rolled(rolled);
  return (
    <>
      {follower && <p className="-mt-2 text-sm text-muted">{say.whoRolls(follower)}</p>}
      <Chart
        figures={{
          caption: say.chart(name),
          summary: say.summary(percent(chances[0] ?? 0), percent(chances.at(-1) ?? 0)),
          columns: [
            say.hand,
            say.works,
            ...now.figures.map(({ figure }) => say.label(figure)),
            ...(now.damage === undefined ? [] : [say.damage(foe.hero.name)]),
          ],
          rows: odds.map((each, index) => [
            fight.hands.dice(handChoices[index] ?? 0),
            percent(each.works),
            ...each.figures.map(({ overall }) => number(overall)),
            ...(now.damage === undefined ? [] : [number(each.damage ?? 0)]),
          ]),
        }}
      >
        <p className="mb-2 text-sm text-muted">{say.chart(name)}</p>
        <WorkBars chances={chances} />
      </Chart>
      <div>
        <h3 className="mb-1 font-sans text-base font-semibold">{say.means}</h3>
        {now.figures.length === 0 && now.damage === undefined && <p className="text-sm">{say.noNumber}</p>}
        <ul className="flex flex-col gap-1 text-sm">
          {now.damage !== undefined && (
            <li>
              {say.damage(foe.hero.name)}: {number(now.damage)},{' '}
              {say.damageNote(now.mode && livingOddsMessages.modeText(now.mode))}.
            </li>
          )}
          {now.figures.map((each, index) => (
            <li key={index}>{say.mean(each)}</li>
          ))}
        </ul>
      </div>
      <LeftOut skill={skill} />
      <p className="text-sm text-muted">{say.note}</p>
    </>
  );
}

/** A skill of the hero or of a follower: how often it works, and what its numbers and its damage come to. */
export function SkillPanel({
  own,
  foe,
  chosen,
  onChoose,
}: {
  readonly own: Fighter;
  readonly foe: Fighter;
  readonly chosen: string;
  readonly onChoose: (skill: string) => void;
}) {
  const known = useMemo(() => rolledSkills(own.hero), [own.hero]);
  const asked = known.find(({ key }) => key === chosen);
  const rolled = asked ?? known[0];
  return (
    <Panel title={say.title(own.hero.name)}>
      <div className="flex flex-col gap-4">
        {chosen !== '' && !asked && <Notice tone="warning">{say.unknown(chosen)}</Notice>}
        {rolled && (
          <>
            <SelectField
              label={say.choose}
              value={rolled.key}
              onChange={({ target }) => onChoose(target.value)}
            >
              {known.map((each) => (
                <option key={each.key} value={each.key}>
                  {say.rolled(each)}
                </option>
              ))}
            </SelectField>
            <SkillFigures rolled={rolled} own={own} foe={foe} />
          </>
        )}
      </div>
    </Panel>
  );
}
