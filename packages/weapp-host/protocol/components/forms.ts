import { any, array, boolean, number, string, type ComponentSpec } from './spec';

/** Shared by input and textarea. */
const typing = {
  name: string(),
  value: string(),
  placeholder: string(),
  placeholderStyle: string(),
  disabled: boolean(),
  maxlength: number(140),
  cursorSpacing: number(),
  autoFocus: boolean(),
  focus: boolean(),
  cursor: number(-1),
  selectionStart: number(-1),
  selectionEnd: number(-1),
  adjustPosition: boolean(true),
  holdKeyboard: boolean(),
  confirmHold: boolean(),
};

const typingEvents = [
  'input',
  'focus',
  'blur',
  'confirm',
  'keyboardheightchange',
  'selectionchange',
  'keyboardcompositionstart',
  'keyboardcompositionupdate',
  'keyboardcompositionend',
];

const button: ComponentSpec = {
  attributes: {
    size: string('default'),
    type: string('default'),
    plain: boolean(),
    disabled: boolean(),
    loading: boolean(),
    formType: string(),
    openType: string(),
    hoverClass: string('button-hover'),
    hoverStopPropagation: boolean(),
    hoverStartTime: number(20),
    hoverStayTime: number(70),
    lang: string('en'),
    sessionFrom: string(),
    sendMessageTitle: string(),
    sendMessagePath: string(),
    sendMessageImg: string(),
    appParameter: string(),
    showMessageCard: boolean(),
    phoneNumberNoQuotaToast: boolean(true),
    needShowEntrance: boolean(true),
    entrancePath: string(),
  },
  events: [
    'getuserinfo',
    'contact',
    'createliveactivity',
    'getphonenumber',
    'getrealtimephonenumber',
    'error',
    'opensetting',
    'launchapp',
    'chooseavatar',
    'agreeprivacyauthorization',
  ],
};

const input: ComponentSpec = {
  attributes: {
    ...typing,
    type: string('text'),
    password: boolean(),
    placeholderClass: string('input-placeholder'),
    confirmType: string('done'),
    alwaysEmbed: boolean(),
    cursorColor: string(),
    safePasswordCertPath: string(),
    safePasswordLength: number(),
    safePasswordTimeStamp: number(),
    safePasswordNonce: string(),
    safePasswordSalt: string(),
    safePasswordCustomHash: string(),
  },
  events: [...typingEvents, 'change', 'nicknamereview'],
};

const textarea: ComponentSpec = {
  attributes: {
    ...typing,
    placeholderClass: string('textarea-placeholder'),
    autoHeight: boolean(),
    fixed: boolean(),
    showConfirmBar: boolean(true),
    disableDefaultPadding: boolean(),
    confirmType: string('return'),
    adjustKeyboardTo: string('cursor'),
  },
  events: [...typingEvents, 'linechange'],
};

/** `value` is a number, a string or a list, depending on the mode. */
const picker: ComponentSpec = {
  attributes: {
    name: string(),
    headerText: string(),
    mode: string('selector'),
    disabled: boolean(),
    range: array(),
    rangeKey: string(),
    value: any(),
    start: string(),
    end: string(),
    fields: string('day'),
    customItem: string(),
    level: string('region'),
  },
  events: ['change', 'columnchange', 'cancel'],
};

const pickerView: ComponentSpec = {
  attributes: {
    name: string(),
    value: array(),
    indicatorStyle: string(),
    indicatorClass: string(),
    maskStyle: string(),
    maskClass: string(),
    immediateChange: boolean(),
  },
  events: ['change', 'pickstart', 'pickend'],
};

const slider: ComponentSpec = {
  attributes: {
    name: string(),
    min: number(0),
    max: number(100),
    step: number(1),
    disabled: boolean(),
    value: number(0),
    color: string('#e9e9e9'),
    selectedColor: string('#1aad19'),
    activeColor: string('#1aad19'),
    backgroundColor: string('#e9e9e9'),
    blockSize: number(28),
    blockColor: string('#ffffff'),
    showValue: boolean(),
  },
  events: ['change', 'changing'],
};

const checkable = { value: string(), disabled: boolean(), checked: boolean(), color: string('#09BB07') };

export const formSpecs = {
  button,
  input,
  textarea,
  form: {
    attributes: { reportSubmit: boolean(), reportSubmitTimeout: number() },
    events: ['submit', 'reset', 'submitToGroup'],
  },
  label: { attributes: { for: string() }, events: [] },
  picker,
  'picker-view': pickerView,
  'picker-view-column': { attributes: {}, events: [] },
  switch: {
    attributes: {
      name: string(),
      checked: boolean(),
      disabled: boolean(),
      type: string('switch'),
      color: string('#04BE02'),
    },
    events: ['change'],
  },
  'checkbox-group': { attributes: { name: string() }, events: ['change'] },
  checkbox: { attributes: checkable, events: [] },
  'radio-group': { attributes: { name: string() }, events: ['change'] },
  radio: { attributes: checkable, events: [] },
  slider,
  'keyboard-accessory': { attributes: {}, events: [] },
} satisfies Record<string, ComponentSpec>;
