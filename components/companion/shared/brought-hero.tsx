import { HeroOptions } from '@/components/site/hero-options';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { NightSetUp } from '@/lib/companion/night';
import { sharedNightMessages } from '@/lib/messages/shared-night';
import { heroNames, sheetsIn } from '../night/names';
import { nobody, type useBroughtHero } from './use-brought-hero';

const say = sharedNightMessages.join;

type Choice = ReturnType<typeof useBroughtHero>;

/** The side of a hero that somebody brings; only text if there is nothing to choose. */
function SideChoice({
  setUp,
  bringing: { name, sides, side, takeSide },
}: {
  readonly setUp: NightSetUp;
  readonly bringing: Choice;
}) {
  if (name === undefined) return null;
  if (sides.length === 0) return <p>{say.ownSide(name)}</p>;
  return (
    <SelectField
      label={say.side(name)}
      value={String(side)}
      onChange={({ target }) => takeSide(target.value === 'new' ? 'new' : Number(target.value))}
    >
      {sides.map((each) => (
        <option key={each} value={String(each)}>
          {each === 'new' ? say.newSide : say.with(heroNames(setUp, sheetsIn(setUp, each)))}
        </option>
      ))}
    </SelectField>
  );
}

/** Choice of a hero to bring; nothing where the table has no room. */
export function BroughtHero({ setUp, bringing }: { readonly setUp: NightSetUp; readonly bringing: Choice }) {
  const { chosen, choose, hasRoom, problem, own, samples } = bringing;
  if (!hasRoom || own.length + samples.length === 0) return null;
  return (
    <>
      <SelectField
        label={say.bring}
        hint={say.bringHint}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        <option value={nobody}>{say.bringNone}</option>
        <HeroOptions own={own} samples={samples} words={{ own: say.bringOwn, samples: say.bringSamples }} />
      </SelectField>
      <SideChoice setUp={setUp} bringing={bringing} />
      {problem !== undefined && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
    </>
  );
}
