import { routeNames, routes } from '@/contract/routes';
import type { RouteEntry } from '@/contract/route';
import { writeFileSync } from 'node:fs';
import { see, fieldsOf, changed, shapeOfCall } from './support/every-field';
import { sampleAnswer } from './support/answering-all';

it('probe', async () => {
  const out: string[] = [];
  let renders = 0;
  for (const name of routeNames) {
    const entry: RouteEntry = routes[name];
    if (!entry.page) continue;
    let before;
    try { before = await see(name); } catch (e) { out.push(`${name} BASE ${String(e).slice(0, 200)}`); continue; }
    for (const call of before.asked) {
      const sample = sampleAnswer(call);
      for (const field of fieldsOf(shapeOfCall(call), sample)) {
        renders += 1;
        const where = `${name} ${call}.${field.path.join('.')}${field.isAskedFor ? '!' : ''}`;
        try {
          const after = await see(name, (one, answer) => (one === call ? changed(answer, field.path, undefined) : answer));
          if (after.crashes.length) out.push(`${where} CRASH ${after.crashes[0]}`);
          const bad = /NaN|undefined|null|Invalid|\[object|unknown|-1(?!\d)/.exec(after.text);
          if (bad && !/NaN|undefined|null|Invalid|\[object|unknown|-1(?!\d)/.test(before.text)) out.push(`${where} SHOWS ${after.text.slice(Math.max(0, bad.index - 12), bad.index + 15)}`);
          const inner = JSON.stringify(field.path.reduce((v: any, k) => v?.[k], sample)) ?? '';
          const lost = [...before.samples].filter((t) => !after.samples.has(t) && !inner.includes(t));
          if (lost.length && !field.isAskedFor) out.push(`${where} LOST ${lost.join(' ')}`);
        } catch (e) {
          out.push(`${where} THROWS ${String((e as Error).stack).slice(0, 400)}`);
        }
      }
    }
    writeFileSync('/tmp/fields.txt', `${renders}\n${out.join('\n')}`);
  }
}, 1500000);
