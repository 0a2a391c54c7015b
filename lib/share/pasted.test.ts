import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplesOf } from '../systems/document';
import { newParty } from '../systems/file';
import { open, systemIds } from '../systems/open';
import { brokenIn, codesIn, encodeParty, encodeSheet } from './index';

await open(systemIds);

const made = (result: ReturnType<typeof encodeSheet>): string[] => (result.ok ? [result.value] : []);
const ofGames = systemIds.flatMap((id) =>
  samplesOf(id)
    .slice(0, 1)
    .flatMap(({ document }) => made(encodeSheet(document))),
);
const heroes = samplesOf('living').map(({ document }) => document);
const party = made(encodeParty(newParty('Friends', heroes.slice(0, 3))))[0] ?? '';
const [other = ''] = heroes.slice(1, 2).flatMap((hero) => made(encodeSheet(hero)));
const all = [...ofGames, party];

const site = 'https://pipsmith.example';
const broken = (text: string, by: string, each = 40): string =>
  text.replace(new RegExp(`.{${each}}`, 'g'), `$&${by}`);
const percent = (text: string): string => encodeURIComponent(text);
const mailFilter = (text: string): string =>
  text.replaceAll('-', '-2D').replaceAll('_', '-5F').replaceAll(':', '-3A').replaceAll('/', '_');

/** Ways in which a link arrives. */
const ways: Readonly<Record<string, (link: string, code: string) => string>> = {
  'as it is': (link) => link,
  'the code by itself': (_, code) => code,
  http: (link) => link.replace('https', 'http'),
  'no scheme': (link) => link.replace('https://', ''),
  'a path': (link) => link.replace(site, ''),
  'a port': (link) => link.replace(site, 'http://192.168.1.7:3000'),
  capitals: (_, code) => `${site}/HERO/${code}`,
  'a capital': (_, code) => `${site}/Hero/${code}`,
  'words before': (link) => `Look at this: ${link}`,
  'words after': (link) => `${link} what do you think?`,
  'words around': (link) => `My hero ${link} is ready`,
  'words on the next line': (link) => `${link}\nsee you tonight`,
  'words on the line before': (link) => `Here it is\n${link}`,
  'words on both lines': (link) => `Here it is\r\n${link}\r\nsee you`,
  'words glued on by a lost line end': (link) => `Here:${link}see`,
  bold: (link) => `**${link}**`,
  'a star after it': (link) => `${link}*`,
  italics: (link) => `_${link}_`,
  'double underscores': (link) => `__${link}__`,
  struck: (link) => `~~${link}~~`,
  spoiler: (link) => `||${link}||`,
  code: (link) => `\`${link}\``,
  'a code block': (link) => `\`\`\`\n${link}\n\`\`\``,
  'a link of Slack': (link) => `<${link}|Jane the hero>`,
  'a link of Slack with itself': (link) => `<${link}|${link}>`,
  angles: (link) => `<${link}>`,
  'a link of Markdown': (link) => `[Jane](${link})`,
  'a titled link of Markdown': (link) => `[Jane](${link} "My hero")`,
  'a wiki link': (link) => `[[${link}]]`,
  'a link of forums': (link) => `[url=${link}]Jane[/url]`,
  'double quotes': (link) => `"${link}"`,
  'single quotes': (link) => `'${link}'`,
  'curly quotes': (link) => `“${link}”`,
  'German quotes': (link) => `„${link}“`,
  guillemets: (link) => `«${link}»`,
  'single guillemets': (link) => `‹${link}›`,
  'corner brackets': (link) => `「${link}」`,
  brackets: (link) => `(${link})`,
  'square brackets': (link) => `[${link}]`,
  braces: (link) => `{${link}}`,
  'full-width brackets': (link) => `（${link}）`,
  'black brackets': (link) => `【${link}】`,
  'an ellipsis': (link) => `${link}…`,
  'an ellipsis, escaped': (link) => `${link}%E2%80%A6`,
  'three stops': (link) => `${link}...`,
  'a stop': (link) => `${link}.`,
  'a comma': (link) => `${link}, have a look`,
  'a full-width stop': (link) => `${link}。`,
  'a full-width comma': (link) => `${link}，`,
  'a full-width exclamation': (link) => `${link}！`,
  'a possessive s': (link) => `${link}'s armour`,
  'a curly possessive s': (link) => `${link}’s armour`,
  'a plural s': (link) => `${link}s`,
  'a zero-width space after': (link) => `${link}\u200b`,
  'a zero-width space within': (link) => broken(link, '\u200b', 17),
  'a mark of direction': (link) => `\u200e${link}\u200e`,
  'a word joiner': (link) => broken(link, '\u2060', 20),
  'soft hyphens': (link) => broken(link, '\u00ad', 12),
  'a byte order mark': (link) => `\ufeff${link}`,
  isolates: (link) => `\u2068${link}\u2069`,
  'a no-break space': (link) => `Jane:\u00a0${link}\u00a0!`,
  'entities of soft hyphens': (link) => broken(link, '&shy;', 30),
  'break marks of HTML': (link) => broken(link, '<wbr>', 30),
  'an emoji': (link) => `🐺${link}🐺`,
  'full-width letters': (_, code) =>
    code.replace(/[A-Za-z0-9]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0)),
  'no-break hyphens': (link) => link.replaceAll('-', '\u2011'),
  'escaped underscores': (link) => link.replaceAll('_', '\\_'),
  'wrapped lines': (link) => broken(link, '\n'),
  'wrapped lines of Windows': (link) => broken(link, '\r\n'),
  'wrapped and indented': (link) => broken(link, '\n    '),
  'wrapped by spaces': (link) => broken(link, ' '),
  quoted: (link) => `> ${broken(link, '\n> ')}`,
  'quoted twice': (link) => `>> ${broken(link, '\n>> ')}`,
  'quoted twice, apart': (link) => `> > ${broken(link, '\n> > ')}`,
  'quoted, its lines lost': (link) => `> ${broken(link, '> ')}`,
  'quoted-printable': (link) => broken(link.replaceAll('=', '=3D'), '=\n', 70),
  'quoted-printable of Windows': (link) => broken(link, '=\r\n', 70),
  'quoted-printable with =3D': (_, code) => `${site}/build?from=3D${broken(code, '=\n', 60)}`,
  'quoted-printable with =5F': (link) => link.replaceAll('_', '=5F'),
  'an anchor': (link) => `<a href="${link}">Jane</a>`,
  'an anchor with its text': (link) => `<a href='${link}'>${link.slice(0, 40)}…</a>`,
  'an anchor without quotes': (link) => `<a href=${link}>Jane</a>`,
  'a redirector of searches': (link) => `https://www.google.com/url?q=${percent(link)}&sa=D&usg=AOvVaw1`,
  'a redirector without escapes': (link) => `https://www.google.com/url?q=${link}&sa=D`,
  'a redirector of mails': (link) =>
    `https://eur01.safelinks.protection.outlook.com/?url=${percent(link)}&data=05%7C02%7C&reserved=0`,
  'a redirector twice': (link) =>
    `https://l.example/?u=${percent(`https://m.example/?u=${percent(link)}`)}&h=1`,
  'a redirector of a network': (link) =>
    `https://l.facebook.com/l.php?u=${percent(link)}%3Ffbclid%3DIwAR0&h=AT0`,
  'a mail filter': (link) => `https://urldefense.proofpoint.com/v2/url?u=${mailFilter(link)}&d=DwMFaQ&c=abc`,
  'a newer mail filter': (link) => `https://urldefense.com/v3/__${link}__;!!abc!def$`,
  'escaped hyphens and underscores': (link) =>
    `https://l.example/?u=${percent(link).replaceAll('-', '%2D').replaceAll('_', '%5F')}`,
  'escaped twice': (link) =>
    `https://l.example/?u=${percent(percent(link).replaceAll('-', '%2D').replaceAll('_', '%5F'))}`,
  'a tracking parameter': (link) => `${link}?utm_source=chat&utm_medium=x`,
  'a tracking parameter without ?': (link) => `${link}&utm_source=chat`,
  'a click id': (link) => `${link}?fbclid=IwAR0abcDEF123`,
  'a fragment': (link) => `${link}#:~:text=hero`,
  'a slash': (link) => `${link}/`,
  'a query of the builder': (_, code) => `${site}/build?from=${code}&x=2`,
  'a query of the printer': (_, code) => `${site}/print?paper=a4&hero=${code}`,
  'a query in HTML': (_, code) => `${site}/print?paper=a4&amp;hero=${code}&amp;x=1`,
  'its file': (link) => `${link}/file`,
  'its picture': (_, code) => `${site}/api/hero/${code}/card.png`,
  JSON: (link) => `{\\"text\\":\\"${link}\\"}`,
  'a table': (link) => `| Jane | ${link} | legal |`,
  'a list': (link) => `- ${link}`,
  'a numbered list': (link) => `1. ${link}`,
  'a chat log': (link) => `[17:03] <jane> ${link}`,
  'twice the same': (link) => `${link} ${link}`,
};

describe('a link, however it arrives', () => {
  it('comes in more than ninety ways', () => expect(Object.keys(ways).length).toBeGreaterThan(97));

  it.each(Object.entries(ways))('%s', (_, way) => {
    for (const code of all) {
      const link = `${site}/${code === party ? 'party' : 'hero'}/${code}`;
      expect(codesIn(way(link, code))).toEqual([code]);
    }
  });

  it('two are both found, in their order', () => {
    const [one = ''] = all;
    expect(codesIn(`${site}/hero/${other} or\n${site}/hero/${one}?`)).toEqual([other, one]);
    expect(codesIn(`> ${broken(`${site}/hero/${other}`, '\n> ')}\n${site}/hero/${one}`)).toEqual([
      other,
      one,
    ]);
  });

  it('is found between any words', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.constantFrom(...all),
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        (before, code, after) => {
          expect(codesIn(`${before} ${site}/hero/${code} ${after}`)).toEqual([code]);
        },
      ),
      { seed: 5 },
    );
  });
});

describe('a broken code', () => {
  const [code = ''] = all;
  const changed = `${code.slice(0, 12)}${code[12] === 'A' ? 'B' : 'A'}${code.slice(13)}`;

  it.each([
    ['by itself', changed, 'damaged'],
    ['in a link', `${site}/hero/${changed}`, 'damaged'],
    ['in a sentence', `Look: ${site}/hero/${changed}. Nice?`, 'damaged'],
    ['wrapped', broken(`${site}/hero/${changed}`, '\n'), 'damaged'],
    ['cut', code.slice(0, -3), 'truncated'],
    ['cut in a link', `${site}/hero/${code.slice(0, -3)}`, 'truncated'],
    ['cut by an ellipsis', `${site}/hero/${code.slice(0, 20)}… see?`, 'truncated'],
    [
      'cut before the next line',
      `${site}/hero/${code.slice(0, -9)}\nthis is my hero, what do you think`,
      'truncated',
    ],
  ])('%s', (_, text, problem) => {
    expect(codesIn(text)).toEqual([]);
    expect(brokenIn(text)?.problem).toBe(problem);
  });

  it.each([
    'Hello',
    'Hello, how are you?',
    'https://example.org/hero/about-us',
    'https://example.org/hero/me',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'see https://docs.google.com/document/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgVE2upms/edit',
    'commit 8f68c4e2a1b9d0c3e5f7a9b1c3d5e7f9a1b3c5d7',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'https://example.org/party/the-2024-hero-of-the-week-party',
    '550e8400-e29b-41d4-a716-446655440000',
    'THIS IS MY HERO/PARTY/TEAM!!!',
  ])('is not what ordinary text is called: %s', (text) => {
    expect(codesIn(text)).toEqual([]);
    expect(brokenIn(text)).toBeUndefined();
  });
});
