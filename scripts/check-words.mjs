/** A lint step: what parents read says the same thing in the same words. A fault says where, what, and how the house says it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot, root } from './tools.mjs';

/** Placeholder of what a template inserts. */
const INSERTED = '◇';
/** A fact that the server fills in. */
const FACT = /\{\w+\}/g;
const NUMBER = `[\\d${INSERTED}]`;
const MEASURE =
  '(?:课时|小时|分钟|豌豆币|星星|颗星|题(?!目)|道|节|颗|份|个|张|天|条|秒|次|席|位|集|台|枚|页(?!面)|讲(?!解)|分(?!享|类)|岁|名|人|项|门|件|组|路|列|行(?!为)|子|段|对(?!了)|空|步|种|遍|万|册|单元|阶|级)';

/** `except`: what the specification gives, and words that only look alike; taken out before the rule is asked. */
export const RULES = [
  { wrong: /\.\.\./, say: '…' },
  { wrong: /加载中(?!…)/, say: '加载中…' },
  { wrong: /释放刷新|松开刷新./, say: '松开刷新' },
  {
    wrong: new RegExp(`第 ${NUMBER}|(?<!:\\d)${NUMBER} ${MEASURE}|[一-龥] [\\d${INSERTED}/–]+${MEASURE}`),
    say: '第3题, 3颗星星: no space',
  },
  { wrong: /[「」『』]/, say: '“ ”' },
  { wrong: /[【】]/, say: '“ ”', except: /【我】|【通知班主任】|^【[^】]+】/g },
  { wrong: /(返回|去|回到)首页|回首页./, say: '回首页' },
  { wrong: /没有更多(?!了)|就到这里啦|都在这里[啦了]|没有更早|到底[啦了]/, say: '没有更多了' },
  { wrong: /再想想|再看看$|再改改/, say: 'a verdict is 再想一想, to cancel is 取消 or 先不…' },
  { wrong: /解析|^讲一讲$/, say: '讲解', except: /^测评解析$/ },
  { wrong: /APP/, say: 'App', except: /^下载APP$/ },
  { wrong: /豌豆家长端 ?App/, say: '豌豆家长端' },
  { wrong: /(?<!豌)豆币/, say: '豌豆币' },
  { wrong: /打(过)?卡/, say: '签到' },
  { wrong: /待付款/, say: '待支付' },
  { wrong: /正式学员|(?<!在读)学员专享/, say: '在读学员' },
  // To strangers a child without a name is a 小朋友.
  { wrong: /宝贝(?!秀|学)|小朋友|TA/, say: '孩子', except: /^学霸宝贝$|^小朋友$/ },
  { wrong: /我知道了|^好的$/, say: '知道了' },
  {
    wrong: new RegExp(
      `[年月日] ?[-—至~] ?${NUMBER}|${INSERTED}-${INSERTED}${MEASURE}|${INSERTED} ?[—至] ?${INSERTED}|\\d-\\d+[位岁个]`,
    ),
    say: '11月23日–29日',
  },
  { wrong: /(?<![\d:-])0\d:\d\d/, say: '9:00' },
  { wrong: /没有找到/, say: '找不到…' },
  { wrong: /没有[一-龥]{1,4}(成功|出来)|[一-龥]没有成功/, say: '…失败：原因' },
];

/** Once in a catalogue: all that a screen offers cannot be something to have a look at. */
const LOOK = '看看';

const CHINESE = /[一-龥]|◇ ?[—至] ?◇/;

/** The texts of a module, each with its line; a template with its insertions as one sign. */
export function textsOf(name, source) {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false, kind);
  const found = [];
  const visit = (node) => {
    const text = textOf(node);
    if (text !== undefined && CHINESE.test(text)) {
      found.push({ text, line: file.getLineAndCharacterOfPosition(node.pos).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node))
    return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(INSERTED);
}

/** Faults of one text: the words and what to say instead. */
export const faultsOf = (text) =>
  RULES.flatMap(({ wrong, say, except }) => {
    const [words] = wrong.exec((except ? text.replace(except, '') : text).replace(FACT, INSERTED)) ?? [];
    return words === undefined ? [] : [`“${words}” in “${text}”: ${say}`];
  });

/** Whether a catalogue offers to have a look more than once. */
export const looksOf = (texts) => texts.reduce((count, { text }) => count + text.split(LOOK).length - 1, 0);

/**
 * Legal texts are what was agreed to, word for word; the simulator and the gallery are for developers; the content of lessons, questions and
 * stories is not the app's.
 */
const NOT_OURS =
  /^src\/(contract\/generated|gallery|simulator)\/|^server\/domains\/account\/agreements\/texts\/|^packages\/demo\/(test|content\/(evaluation|evaluation-forms|exercise-book|growth|homework|lessons|materials|questions|stories|study|syllabus|teachers|works))\//;

const modulesIn = (folder) =>
  readdirSync(inRoot(folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.d|\.config|\.test)\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !NOT_OURS.test(file));

if (process.argv[1] === inRoot('scripts', 'check-words.mjs')) {
  const faults = ['src', 'server', 'packages/demo'].flatMap(modulesIn).flatMap((file) => {
    const source = readFileSync(inRoot(file), 'utf8');
    if (!CHINESE.test(source)) return [];
    const texts = textsOf(file, source);
    const looks = /texts\.tsx?$/.test(file) && file.startsWith('src/') ? looksOf(texts) : 0;
    return [
      ...texts.flatMap(({ text, line }) => faultsOf(text).map((fault) => `${file}:${line} ${fault}`)),
      ...(looks > 1 ? [`${file} says “${LOOK}” ${looks} times: once at most`] : []),
    ];
  });
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
