/** Version of the tool server. @source interface specification, tool protocol */
export const serverVersion = '1.4.0'

export const identity = (serviceName: string) => ({ name: 'clubwright', title: serviceName, version: serverVersion })
