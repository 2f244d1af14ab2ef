/**
 * Changes by `"style": "v2"`, after the base sheet. The width of a button has a higher specificity than a class of the program, as in
 * WeChat.
 */
export const newLookCss = `
wx-button { padding: 8px 24px; font-size: 17px; font-weight: 700; line-height: 1.41176471; border-radius: 4px;
  color: #06ae56; background-color: #f2f2f2; }
wx-button:not([size='mini']) { width: 184px; margin-left: auto; margin-right: auto; }
wx-button::after { border-width: 0; }
wx-button[size='mini'] { padding: 0 12px; font-size: 16px; line-height: 2; }
wx-button[type='primary'] { color: #fff; background-color: #07c160; }
wx-button[type='warn'] { color: #fa5151; background-color: #f2f2f2; }
wx-button[disabled]:not([type]), wx-button[disabled][type='default'] { color: rgba(0, 0, 0, 0.2);
  background-color: #f7f7f7; }
wx-button[disabled][type='primary'] { color: rgba(0, 0, 0, 0.2); background-color: #f7f7f7; }
wx-button[disabled][type='warn'] { color: rgba(0, 0, 0, 0.2); background-color: #f7f7f7; }
wx-button[plain] { border-width: 1px; border-style: solid; background-color: transparent; }
wx-button[plain][type='primary'] { border-color: #07c160; color: #07c160; background-color: transparent; }
wx-button[plain][type='warn'] { border-color: #fa5151; color: #fa5151; background-color: transparent; }
wx-button.button-hover { color: #06ae56; background-color: #d2d2d2; }
wx-button.button-hover[type='primary'] { color: #fff; background-color: #06ad56; }
wx-button.button-hover[type='warn'] { color: #fa5151; background-color: #d2d2d2; }
wx-button.button-hover[plain] { background-color: transparent; }
.wx-checkbox-input { color: #07c160; }
.wx-radio-input-checked, .wx-switch-input-checked { border-color: #07c160; background-color: #07c160; }
.wx-slider-track { background-color: #07c160; }
`;
