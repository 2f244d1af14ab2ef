/** Default styles of form components. Class names are WeChat's, since WXSS uses them. */
const button = `
wx-button { display: block; position: relative; box-sizing: border-box; margin-left: auto; margin-right: auto;
  padding-left: 14px; padding-right: 14px; overflow: hidden; font-size: 18px; line-height: 2.55555556;
  text-align: center; text-decoration: none; border-radius: 5px; color: #000; background-color: #f8f8f8;
  -webkit-tap-highlight-color: transparent; }
wx-button::after { content: ' '; position: absolute; top: 0; left: 0; box-sizing: border-box; width: 200%;
  height: 200%; border: 1px solid rgba(0, 0, 0, 0.2); border-radius: 10px; transform: scale(0.5);
  transform-origin: 0 0; pointer-events: none; }
wx-button[type='primary'] { color: #fff; background-color: #1aad19; }
wx-button[type='warn'] { color: #fff; background-color: #e64340; }
wx-button[disabled] { color: rgba(255, 255, 255, 0.6); }
wx-button[disabled]:not([type]), wx-button[disabled][type='default'] { color: rgba(0, 0, 0, 0.3);
  background-color: #f7f7f7; }
wx-button[disabled][type='primary'] { background-color: #9ed99d; }
wx-button[disabled][type='warn'] { background-color: #ec8b89; }
wx-button[plain] { border: 1px solid #353535; color: #353535; background-color: transparent; }
wx-button[plain]::after { border-width: 0; }
wx-button[plain][type='primary'] { border-color: #1aad19; color: #1aad19; background-color: transparent; }
wx-button[plain][type='warn'] { border-color: #e64340; color: #e64340; background-color: transparent; }
wx-button[plain][disabled] { border-color: rgba(0, 0, 0, 0.2); color: rgba(0, 0, 0, 0.2);
  background-color: #f7f7f7; }
wx-button[size='mini'] { display: inline-block; padding: 0 1.34em; font-size: 13px; line-height: 2.3; }
wx-button[loading] { color: rgba(0, 0, 0, 0.6); background-color: #dedede; }
wx-button[loading][type='primary'] { color: rgba(255, 255, 255, 0.6); background-color: #179b16; }
wx-button[loading][type='warn'] { color: rgba(255, 255, 255, 0.6); background-color: #ce3c39; }
wx-button[loading][plain] { background-color: transparent; }
wx-button[loading]::before { content: ' '; display: inline-block; box-sizing: border-box; width: 18px;
  height: 18px; margin-right: 5px; vertical-align: middle; border: 2px solid currentColor;
  border-right-color: transparent; border-radius: 50%; animation: wx-button-loading 1s steps(12) infinite; }
@keyframes wx-button-loading { to { transform: rotate(360deg); } }
wx-button.button-hover { color: rgba(0, 0, 0, 0.6); background-color: #dedede; }
wx-button.button-hover[type='primary'] { color: rgba(255, 255, 255, 0.6); background-color: #179b16; }
wx-button.button-hover[type='warn'] { color: rgba(255, 255, 255, 0.6); background-color: #ce3c39; }
wx-button.button-hover[plain] { border-color: rgba(53, 53, 53, 0.6); color: rgba(53, 53, 53, 0.6);
  background-color: transparent; }
wx-button.button-hover[plain][type='primary'] { border-color: rgba(26, 173, 25, 0.6);
  color: rgba(26, 173, 25, 0.6); }
wx-button.button-hover[plain][type='warn'] { border-color: rgba(230, 67, 64, 0.6);
  color: rgba(230, 67, 64, 0.6); }
`;

const typing = `
wx-input { display: block; position: relative; height: 1.4rem; min-height: 1.4rem; overflow: hidden;
  white-space: nowrap; text-overflow: clip; cursor: auto; }
.wx-input-wrapper, .wx-textarea-wrapper { position: relative; height: 100%; min-height: inherit; }
.wx-input-native, .wx-textarea-native { display: block; box-sizing: border-box; width: 100%; height: 100%;
  min-height: inherit; margin: 0; padding: 0; border: 0; outline: 0; border-radius: 0; background: none;
  appearance: none; font: inherit; color: inherit; text-align: inherit; letter-spacing: inherit;
  text-shadow: inherit; opacity: 1; resize: none; -webkit-text-fill-color: currentColor; }
.wx-input-native:disabled, .wx-textarea-native:disabled { pointer-events: none; }
.wx-placeholder { position: absolute; inset: 0; overflow: hidden; pointer-events: none; color: #808080; }
.wx-placeholder[hidden] { display: none; }
.wx-input-wrapper > .wx-placeholder { display: flex; align-items: center; justify-content: inherit;
  white-space: nowrap; }
.wx-input-wrapper > .wx-placeholder[hidden] { display: none; }
wx-textarea { display: block; position: relative; width: 300px; height: 150px; overflow: hidden;
  line-height: 1.2; white-space: pre-wrap; word-break: break-word; }
wx-textarea[auto-height] { height: auto !important; }
.wx-textarea-native { line-height: inherit; overflow-y: auto; }
.wx-textarea-native::-webkit-scrollbar { display: none; }
.wx-textarea-line { position: absolute; top: 0; left: 0; visibility: hidden; pointer-events: none;
  white-space: pre; }
`;

const checks = `
wx-form, wx-checkbox-group, wx-radio-group, wx-picker, wx-keyboard-accessory { display: block; }
wx-label { display: inline; }
wx-checkbox, wx-radio { display: inline-block; -webkit-tap-highlight-color: transparent; }
.wx-checkbox-wrapper, .wx-radio-wrapper, .wx-switch-wrapper { display: inline-flex; align-items: center;
  vertical-align: middle; }
.wx-checkbox-input, .wx-radio-input { display: inline-flex; position: relative; box-sizing: border-box;
  align-items: center; justify-content: center; width: 22px; height: 22px; margin-right: 5px;
  border: 1px solid #d1d1d1; outline: 0; background-color: #fff; }
.wx-checkbox-input { border-radius: 3px; color: #09bb07; }
.wx-checkbox-input[hidden] { display: none; }
.wx-radio-input { border-radius: 50%; }
.wx-checkbox-input-checked::before { content: ''; width: 6px; height: 12px; margin-top: -3px;
  border: solid currentColor; border-width: 0 2px 2px 0; transform: rotate(45deg); }
.wx-radio-input-checked { border-color: #09bb07; background-color: #09bb07; }
.wx-radio-input-checked::before { content: ''; width: 5px; height: 10px; margin-top: -3px;
  border: solid #fff; border-width: 0 2px 2px 0; transform: rotate(45deg); }
.wx-checkbox-input-disabled, .wx-radio-input-disabled { background-color: #e1e1e1; }
.wx-checkbox-input-disabled::before, .wx-radio-input-disabled::before { border-color: #adadad; }
.wx-radio-input-disabled { border-color: #d1d1d1; }
wx-switch { display: inline-block; -webkit-tap-highlight-color: transparent; }
.wx-switch-input { position: relative; box-sizing: border-box; width: 52px; height: 32px; margin-right: 5px;
  border: 1px solid #dfdfdf; border-radius: 16px; outline: 0; background-color: #dfdfdf;
  transition: background-color 0.1s, border 0.1s; }
.wx-switch-input[hidden] { display: none; }
.wx-switch-input::before, .wx-switch-input::after { content: ' '; position: absolute; top: 0; left: 0;
  height: 30px; border-radius: 15px; transition: transform 0.3s; }
.wx-switch-input::before { width: 50px; background-color: #fdfdfd; }
.wx-switch-input::after { width: 30px; background-color: #fff; box-shadow: 0 1px 3px rgba(0, 0, 0, 0.4); }
.wx-switch-input-checked { border-color: #04be02; background-color: #04be02; }
.wx-switch-input-checked::before { transform: scale(0); }
.wx-switch-input-checked::after { transform: translateX(20px); }
.wx-switch-input-disabled { opacity: 0.7; }
`;

const wheels = `
wx-slider { display: block; margin: 10px 18px; padding: 0; }
.wx-slider-wrapper { display: flex; align-items: center; min-height: 16px; }
.wx-slider-tap-area { flex: 1; padding: 8px 0; touch-action: pan-y; }
.wx-slider-handle-wrapper { position: relative; height: 2px; border-radius: 5px; background-color: #e9e9e9; }
.wx-slider-track { width: 0; height: 100%; border-radius: 6px; background-color: #1aad19; }
.wx-slider-handle, .wx-slider-thumb { position: absolute; top: 50%; left: 0; border-radius: 50%; }
.wx-slider-handle { width: 28px; height: 28px; margin: -14px 0 0 -14px; }
.wx-slider-thumb { width: 28px; height: 28px; background-color: #fff;
  box-shadow: 0 0 4px rgba(0, 0, 0, 0.2); }
.wx-slider-value { width: 3ch; margin-left: 1em; color: #888; font-size: 14px; }
.wx-slider-value[hidden] { display: none; }
wx-slider[disabled] .wx-slider-track { opacity: 0.7; }
wx-picker-view { display: flex; position: relative; overflow: hidden; }
wx-picker-view-column { display: block; position: relative; flex: 1; z-index: 0; height: 100%;
  overflow: hidden; }
.wx-picker__group { height: 100%; overflow: hidden; touch-action: none; }
.wx-picker__mask { position: absolute; inset: 0; z-index: 3; pointer-events: none;
  background-image: linear-gradient(180deg, rgba(255, 255, 255, 0.95), rgba(255, 255, 255, 0.6)),
    linear-gradient(0deg, rgba(255, 255, 255, 0.95), rgba(255, 255, 255, 0.6));
  background-position: top, bottom; background-size: 100% 102px; background-repeat: no-repeat; }
.wx-picker__indicator { position: absolute; top: 102px; left: 0; z-index: 3; box-sizing: border-box;
  width: 100%; height: 34px; border-top: 1px solid #e5e5e5; border-bottom: 1px solid #e5e5e5;
  pointer-events: none; }
.wx-picker__content { position: absolute; top: 0; left: 0; width: 100%; will-change: transform; }
.wx-picker__content > * { height: var(--wx-picker-item, 34px); overflow: hidden; }
`;

export const formsCss = button + typing + checks + wheels;
