import { ImageResponse } from 'next/og';
import { inkColours } from '@/components/card/inks';
import { DieFaces, type DieColours } from '@/components/site/die-faces';
import { words } from '@/lib/messages/index';
import { living, type Faces } from '@/lib/systems/index';
import { pictureFonts, pictureText, type PictureText } from './picture-text';
import { heroLine, type Shared } from './shared';

/** px; what chat programs show whole. */
export const pictureSize = { width: 1200, height: 630 };

const { paper, gold, muted, leaf, ink, line: ring } = inkColours;
const die: DieColours = { leaf, ink, ring };

/** px; a name of 80 characters still fits in four lines. */
const sizeOfName = (name: string): number => {
  const longestWord = Math.max(...name.split(' ').map((word) => word.length));
  if (name.length <= 18 && longestWord <= 10) return 84;
  if (name.length <= 34 && longestWord <= 13) return 64;
  return 44;
};

/** Characters of a line that stay on the picture; the page has the rest. */
const lineLimit = 90;
const shortened = (text: string): string => {
  const characters = Array.from(text);
  return characters.length > lineLimit ? `${characters.slice(0, lineLimit).join('')}…` : text;
};

interface PictureTexts {
  readonly name: PictureText;
  readonly title: PictureText;
  readonly line: PictureText;
}

function Line({
  text,
  size,
  colour,
}: {
  readonly text: PictureText;
  readonly size: number;
  readonly colour: string;
}) {
  return (
    <div
      style={{
        fontFamily: text.fonts.join(', '),
        fontSize: size,
        lineHeight: 1.12,
        color: colour,
        wordBreak: 'break-word',
      }}
    >
      {text.text}
    </div>
  );
}

function Picture({
  texts: { name, title, line },
  faces,
}: {
  readonly texts: PictureTexts;
  readonly faces: Faces;
}) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: paper, padding: 28 }}>
      <div
        style={{
          display: 'flex',
          width: '100%',
          height: '100%',
          border: `5px solid ${gold}`,
          borderRadius: 34,
          padding: 8,
        }}
      >
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            width: '100%',
            height: '100%',
            border: `2px solid ${gold}`,
            borderRadius: 24,
            padding: '0 48px',
            overflow: 'hidden',
          }}
        >
          <div style={{ display: 'flex', flexDirection: 'column', gap: 20, width: 490, overflow: 'hidden' }}>
            <Line text={name} size={sizeOfName(name.text)} colour={ink} />
            {title.text === '' ? (
              <div style={{ display: 'flex' }} />
            ) : (
              <Line text={title} size={36} colour={muted} />
            )}
            <div style={{ width: 96, height: 3, background: gold }} />
            <Line text={line} size={30} colour={ink} />
          </div>
          <DieFaces faces={faces} colours={die} width={496} />
        </div>
      </div>
    </div>
  );
}

/** Drawn to the end before it is sent, so that a failure is an answer and not a torn picture. */
const drawn = async (texts: PictureTexts, faces: Faces, status = 200): Promise<Response> => {
  const picture = new ImageResponse(<Picture texts={texts} faces={faces} />, {
    ...pictureSize,
    fonts: await pictureFonts([texts.name, texts.title, texts.line]),
  });
  return new Response(await picture.arrayBuffer(), { status, headers: { 'content-type': 'image/png' } });
};

const emptyFaces = (): Faces => living.newHero(words.terms.product).faces;

/** The picture of Pipsmith itself, with the die of the first sample hero. */
export const productPicture = (status = 200): Promise<Response> =>
  drawn(
    {
      name: pictureText('display', words.terms.product),
      title: pictureText('title', words.terms.game),
      line: pictureText('strong', words.site.description),
    },
    living.samples[0]?.hero.faces ?? emptyFaces(),
    status,
  );

/** What chat programs show of a shared link: the hero's name, title, points and die; Pipsmith's own for a bad code. */
export const sharedPicture = ({ found }: Shared): Promise<Response> => {
  if (!found.ok) return productPicture(404);
  const { value } = found;
  if (value.kind === 'hero')
    return drawn(
      {
        name: pictureText('display', value.hero.name),
        title: pictureText('title', shortened(value.hero.title)),
        line: pictureText('strong', heroLine(value.hero)),
      },
      value.hero.faces,
    );
  const { party } = value;
  return drawn(
    {
      name: pictureText('display', words.site.titles.party(party.name)),
      title: pictureText('title', words.site.party.heroes(party.heroes.length)),
      line: pictureText('strong', shortened(words.site.party.line(party.heroes.map((hero) => hero.name)))),
    },
    party.heroes[0]?.faces ?? emptyFaces(),
  );
};
