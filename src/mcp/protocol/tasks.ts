import { Problem } from '../../platform/errors.ts'
import { refuseScope } from '../scope.ts'
import type { Caller } from '../tool.ts'
import { jsonAnswer, type RpcAnswer, type RpcRequest, rpcCodes, rpcError, rpcResult } from './rpc.ts'
import { type Task, taskMembers, tasksExtension } from './task.ts'

/** @throws Problem, also where the caller has no such task */
export type ReadTask = (taskId: string, caller: Caller) => Promise<Task>

const methods = new Set(['tasks/get', 'tasks/update', 'tasks/cancel'])
/** Whether a method belongs to the tasks extension. */
export const isOfTasks = (method: string): boolean => methods.has(method)

const missingCapability = -32021

interface Asked {
  readonly readTask: ReadTask
  readonly request: RpcRequest
  readonly caller: Caller
  /** Whether the request declares the extension. */
  readonly hasTasks: boolean
  readonly baseUrl: string
  readonly serverMeta: string
}

/** Answers a request about a task. There is nothing to answer in one, and a fitting is not stopped: both are acknowledged. */
export const answerTask = async ({ readTask, request, caller, hasTasks, ...server }: Asked): Promise<RpcAnswer> => {
  const { id, method, params } = request
  const { taskId } = params
  if (!hasTasks) {
    const requiredCapabilities = { extensions: { [tasksExtension]: {} } }
    const message = 'Missing required client capability'
    return jsonAnswer(rpcError(id, missingCapability, message, { requiredCapabilities }), 400)
  }
  refuseScope(caller.principal, { kind: 'tool', name: method, scope: 'fittings:read' }, server.baseUrl)
  if (typeof taskId !== 'string') return jsonAnswer(rpcError(id, rpcCodes.invalidParams, 'taskId must be text'))
  const task = await readTask(taskId, caller).catch((thrown: unknown) => {
    if (thrown instanceof Problem && thrown.status === 404) return null
    throw thrown
  })
  if (task === null) return jsonAnswer(rpcError(id, rpcCodes.invalidParams, 'There is no such task.'))
  const members = method === 'tasks/get' ? `${taskMembers(task)},` : ''
  return jsonAnswer(rpcResult(id, `{${members}"resultType":"complete","_meta":{${server.serverMeta}}}`))
}
