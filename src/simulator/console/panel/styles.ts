/** Colours and sizes of src/styles/tokens.scss, which do not apply in a shadow tree. */
export const STYLES = `
:host { all: initial; }
* { box-sizing: border-box; margin: 0; font: inherit; color: inherit; }
.badge, .panel { font: 14px/1.4 -apple-system, 'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif; color: #1b2620; }
.badge { position: fixed; left: 0; bottom: 30%; z-index: 1000; display: flex; align-items: center; min-width: 44px; height: 44px; padding: 0; border: 0; background: none; cursor: pointer; }
.badge span { padding: 4px 8px 4px 6px; border-radius: 0 999px 999px 0; background: rgba(27, 38, 32, 0.36); color: #fff; font-size: 12px; }
.badge--active span { background: rgba(12, 128, 75, 0.86); }
.badge--problem span { background: rgba(203, 44, 52, 0.9); }
.badge:active span { background: #0a6a3d; }
.panel { position: fixed; top: 0; right: 0; bottom: 0; left: 0; z-index: 1001; display: flex; flex-direction: column; background: #f5f7f4; user-select: text; -webkit-user-select: text; }
.bar { display: flex; align-items: center; justify-content: space-between; padding: 0 0 0 16px; background: #fff; border-bottom: 1px solid #e7ece8; }
h1 { font-size: 18px; font-weight: 600; }
h2 { margin-bottom: 4px; font-size: 16px; font-weight: 600; }
.body { flex: 1; overflow-y: auto; -webkit-overflow-scrolling: touch; overscroll-behavior: contain; padding: 12px 16px; }
.card { margin-bottom: 12px; padding: 14px; border-radius: 10px; background: #fff; }
.note { margin-bottom: 12px; padding: 10px 14px; border-radius: 10px; background: #e6f5ed; color: #0b6e41; }
.note--alert { background: #fdecec; color: #a9232b; }
.note ul { padding-left: 18px; }
.field { display: flex; flex-wrap: wrap; align-items: center; min-height: 44px; margin-top: 8px; }
.name { width: 104px; color: #47534c; }
.hint { width: 100%; margin-top: 2px; color: #626e66; font-size: 12px; }
.note, .hint, li { overflow-wrap: anywhere; }
select, input, textarea { flex: 1; min-width: 0; height: 44px; padding: 0 10px; border: 1px solid #c9d2cc; border-radius: 6px; background: #fff; font-size: 16px; }
.card > .field:first-child { margin-top: 0; }
textarea { width: 100%; height: auto; min-height: 88px; padding: 8px 10px; font-size: 14px; resize: none; overflow-wrap: anywhere; word-break: break-all; }
.call { margin-top: 8px; padding-top: 8px; border-top: 1px solid #e7ece8; }
.row { display: flex; align-items: center; margin-top: 8px; }
.row > * + * { margin-left: 8px; }
.foot { display: flex; padding: 8px 16px; padding-bottom: calc(8px + env(safe-area-inset-bottom, 0px)); background: #fff; border-top: 1px solid #e7ece8; }
.foot > * { flex: 1; }
.foot > * + * { margin-left: 8px; }
button { cursor: pointer; }
.main, .side, .plain { min-width: 44px; height: 44px; padding: 0 14px; border: 0; border-radius: 999px; font-weight: 600; white-space: nowrap; }
.main { background: #0c804b; color: #fff; }
.main:active { background: #0a6a3d; }
.side { background: #e6f5ed; color: #0b6e41; }
.side:active { background: #d3ecdf; }
.plain { background: none; color: #0b6e41; }
.plain:active { background: #f0f3f0; }
:focus-visible { outline: 2px solid #0c804b; outline-offset: 1px; }
@media (min-width: 600px) { .panel { left: auto; width: 420px; box-shadow: 0 4px 24px rgba(15, 60, 38, 0.18); } }
`;
