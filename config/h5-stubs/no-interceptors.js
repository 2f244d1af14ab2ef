/** Instead of @tarojs/api's ready-made interceptors: requests of this app go through services/api. */
export {};
