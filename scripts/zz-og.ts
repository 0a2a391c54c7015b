import { createElement } from 'react';
import { ImageResponse } from 'next/og.js';
import { writeFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { inkColours } from '@/components/card/inks';
import { readFont } from '@/components/pdf/node';
import { paintDrawings, type Painter } from '@/components/pdf/paint';
import { renderPng, type Picture } from '@/components/server-drawing/canvas';
import { previewOf } from '@/components/server-drawing/preview';
import { heroCards } from '@/components/site/hero-cards';
import { corpus } from '@/lib/share/corpus.v1';
import { decode } from '@/lib/share/index';

const fonts = new Map<string, any>();
const svgOf = async ({ width, height, parts }: Picture, scale: number): Promise<string> => {
  for (const { drawings } of parts) for (const d of drawings) if (d.draw === 'text') for (const { font } of d.runs)
    if (!fonts.has(font)) fonts.set(font, fontkit.create(Buffer.from(await readFont(font))));
  let out = ''; let path = ''; let fill = ''; let stroke = ''; let lw = 1; let font = ''; let size = 1; let dash = '';
  const p: any = new Proxy({}, { get: (_, k) => (...a: any[]) => {
    switch (k) {
      case 'save': out += '<g>'; stack.push(1); break;
      case 'restore': { let n = stack.pop() ?? 0; while (n--) out += '</g>'; break; }
      case 'translate': out += `<g transform="translate(${a[0]} ${a[1]})">`; stack[stack.length-1]!++; break;
      case 'scale': out += `<g transform="scale(${a[0]})">`; stack[stack.length-1]!++; break;
      case 'rect': path += `M${a[0]} ${a[1]}h${a[2]}v${a[3]}h${-a[2]}z`; break;
      case 'roundedRect': { const [x,y,w,h,r]=a; path += `M${x+r} ${y}h${w-2*r}a${r} ${r} 0 0 1 ${r} ${r}v${h-2*r}a${r} ${r} 0 0 1 ${-r} ${r}h${2*r-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2*r-h}a${r} ${r} 0 0 1 ${r} ${-r}z`; break; }
      case 'circle': { const [x,y,r]=a; path += `M${x-r} ${y}a${r} ${r} 0 1 0 ${2*r} 0a${r} ${r} 0 1 0 ${-2*r} 0z`; break; }
      case 'moveTo': path += `M${a[0]} ${a[1]}`; break;
      case 'lineTo': path += `L${a[0]} ${a[1]}`; break;
      case 'path': path += a[0]; break;
      case 'lineWidth': lw = a[0]; break;
      case 'dash': dash = `stroke-dasharray="${a[0]} ${a[1].space}"`; break;
      case 'fillColor': fill = a[0]; break;
      case 'strokeColor': stroke = a[0]; break;
      case 'fill': out += `<path d="${path}" fill="${fill}"/>`; path = ''; break;
      case 'stroke': out += `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${lw}" ${dash}/>`; path = ''; break;
      case 'fillAndStroke': out += `<path d="${path}" fill="${fill}" stroke="${stroke}" stroke-width="${lw}"/>`; path = ''; break;
      case 'font': font = a[1]; break;
      case 'fontSize': size = a[0]; break;
      case 'text': { const f = fonts.get(font); const run = f.layout(a[0]); const s = size / f.unitsPerEm; let x = a[1];
        run.glyphs.forEach((g: any, i: number) => { out += `<path transform="translate(${x} ${a[2]}) scale(${s} ${-s})" d="${g.path.toSVG()}" fill="${fill}"/>`; x += run.positions[i].xAdvance * s; }); break; }
    }
    return p;
  }});
  const stack: number[] = [];
  for (const { drawings, x, y } of parts) paintDrawings(p as Painter, drawings, { x, y }, { inks: inkColours, fonts: new Map() });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${out}</svg>`;
};
const og = async (picture: Picture, scale: number) => {
  const svg = await svgOf(picture, scale);
  const width = Math.round(picture.width * scale), height = Math.round(picture.height * scale);
  const r = new ImageResponse(createElement('img', { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, width, height }), { width, height });
  return new Uint8Array(await r.arrayBuffer());
};
const heroes = corpus.slice(0, 12).map(({ code }) => { const f = decode(code); if (!f.ok) throw 0; return f.value; });
const pair = (file: any): Picture => { const [card] = heroCards(file.hero); const { size: { width, height }, front, back } = card!; return { width: 2 * width, height, parts: [{ drawings: front.drawings, x: 0, y: 0 }, { drawings: back.drawings, x: width, y: 0 }] }; };
for (const [name, draw] of [['canvas', renderPngWith], ['og', og]] as const) {
  for (const [what, of, scale] of [['preview', previewOf, 10], ['card', pair, 12]] as const) {
    const times: number[] = [], cpu: number[] = []; let bytes = 0; let last: any;
    for (const file of [...heroes, ...heroes]) { const s = performance.now(); const c = process.cpuUsage(); last = await draw(of(file as any), scale); const u = process.cpuUsage(c); cpu.push((u.user + u.system) / 1000); times.push(performance.now() - s); bytes += last.length; }
    cpu.sort((a, b) => a - b); times.sort((a,b)=>a-b);
    console.log(name, what, 'cpu ms median', cpu[12]!.toFixed(1), 'wall', times[12]!.toFixed(1), 'first(max)', times.at(-1)!.toFixed(0), 'bytes', Math.round(bytes / 24), 'rss', Math.round(process.memoryUsage().rss / 1e6));
    writeFileSync(`/tmp/og/${name}-${what}.png`, last);
  }
}
async function renderPngWith(p: Picture, s: number) { return renderPng(p, s, readFont); }
