import type { AuditResult } from './audit';

const escape = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

const shown = ({ worst, unit }: AuditResult): string => (worst === null ? '未检测' : `${worst} ${unit}`);

function row(result: AuditResult): string {
  const cells = [
    result.passed ? '通过' : '未通过',
    result.name,
    shown(result),
    `${result.threshold} ${result.unit}`,
    result.page,
  ];
  return `<tr>${cells.map((cell) => `<td>${escape(cell.trim())}</td>`).join('')}</tr>`;
}

/** From 0 to 100; all rules have the same weight. */
export const scoreOf = (results: AuditResult[]): number =>
  Math.round((100 * results.filter(({ passed }) => passed).length) / Math.max(results.length, 1));

/** Result of Tool.stopAudits: an HTML page and JSON. */
export function auditAnswer(results: AuditResult[]): { report: string; data: string } {
  const score = scoreOf(results);
  const rows = results.map(row).join('');
  const report =
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>体验评分</title>' +
    '<style>body{font:14px sans-serif}td,th{padding:4px 12px;text-align:left}</style>' +
    `<h1>体验评分 ${score}</h1><table><tr><th>结果</th><th>规则</th><th>最差值</th><th>得分条件</th><th>页面</th></tr>` +
    `${rows}</table></html>`;
  return { report, data: JSON.stringify({ score, results }) };
}

/** For the console: one line per rule. */
export const auditLines = (results: AuditResult[]): string[] =>
  results.map((result) => {
    const where = result.page ? ` (${result.page})` : '';
    const limit = `${result.threshold} ${result.unit}`.trim();
    return `${result.passed ? 'ok  ' : 'FAIL'} ${result.name}: ${shown(result).trim()}, limit ${limit}${where}`;
  });
